// RESULT: 28
// PIPELINES: --buffer-deallocation --mixed-buffer-deallocation-pipeline=default=legacy
// The caller does not free what the callee frees, and gives it a clone where it needs the buffer afterwards.
func.func private @eat(%m: memref<i64>) -> i64 {
  %r = memref.load %m[] : memref<i64>
  memref.dealloc %m : memref<i64>
  return %r : i64
}
func.func private @passes_on(%m: memref<i64>) -> i64 {
  %r = func.call @eat(%m) : (memref<i64>) -> i64
  return %r : i64
}
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %a = memref.alloc() : memref<i64>
  memref.store %v, %a[] : memref<i64>
  %x = func.call @eat(%a) : (memref<i64>) -> i64
  %b = memref.alloc() : memref<i64>
  memref.store %v, %b[] : memref<i64>
  %y = func.call @eat(%b) : (memref<i64>) -> i64
  %c = memref.alloc() : memref<i64>
  memref.store %v, %c[] : memref<i64>
  %z = func.call @passes_on(%c) : (memref<i64>) -> i64
  %f = func.constant @eat : (memref<i64>) -> i64
  %d = memref.alloc() : memref<i64>
  memref.store %v, %d[] : memref<i64>
  %w = func.call_indirect %f(%d) : (memref<i64>) -> i64
  %s = arith.addi %x, %y : i64
  %t = arith.addi %s, %z : i64
  %u = arith.addi %t, %w : i64
  return %u : i64
}
