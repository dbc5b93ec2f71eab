// RESULT: 16
// Stored into a global through a cast; a buffer of a cast to a pointer and back is freed after its last use.
memref.global "private" @box : memref<1xmemref<?xi64>> = uninitialized
func.func private @put(%v: i64) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi64>
  memref.store %v, %a[%c0] : memref<1xi64>
  %d = memref.cast %a : memref<1xi64> to memref<?xi64>
  %box = memref.get_global @box : memref<1xmemref<?xi64>>
  memref.store %d, %box[%c0] : memref<1xmemref<?xi64>>
  return
}
func.func private @local(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi64>
  memref.store %v, %a[%c0] : memref<1xi64>
  %p = memref.extract_aligned_pointer_as_index %a : memref<1xi64> -> index
  %c64 = arith.constant 8 : index
  %r = arith.remui %p, %c64 : index
  %w = memref.load %a[%r] : memref<1xi64>
  return %w : i64
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 8 : i64
  func.call @put(%v) : (i64) -> ()
  %box = memref.get_global @box : memref<1xmemref<?xi64>>
  %a = memref.load %box[%c0] : memref<1xmemref<?xi64>>
  %w = memref.load %a[%c0] : memref<?xi64>
  memref.dealloc %a : memref<?xi64>
  %x = func.call @local(%v) : (i64) -> i64
  %s = arith.addi %w, %x : i64
  return %s : i64
}
