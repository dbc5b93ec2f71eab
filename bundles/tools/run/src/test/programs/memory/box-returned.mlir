// RESULT: 14
// A loaded buffer that is returned is cloned where the caller gets the ownership of results.
func.func private @get(%box: memref<memref<i64>>) -> memref<i64> {
  %a = memref.load %box[] : memref<memref<i64>>
  return %a : memref<i64>
}
func.func private @both(%box: memref<memref<i64>>) -> memref<i64> {
  %v = arith.constant 7 : i64
  %a = memref.alloc() : memref<i64>
  memref.store %v, %a[] : memref<i64>
  memref.store %a, %box[] : memref<memref<i64>>
  return %a : memref<i64>
}
func.func @main() -> i64 {
  %box = memref.alloc() : memref<memref<i64>>
  %x = func.call @both(%box) : (memref<memref<i64>>) -> memref<i64>
  %y = func.call @get(%box) : (memref<memref<i64>>) -> memref<i64>
  %v = memref.load %x[] : memref<i64>
  %w = memref.load %y[] : memref<i64>
  %s = arith.addi %v, %w : i64
  %a = memref.load %box[] : memref<memref<i64>>
  memref.dealloc %a : memref<i64>
  return %s : i64
}
