// RESULT: 7
// The address dies in the function: the buffer is freed, after the last use of the address.
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %a = memref.alloc() : memref<4xi64>
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<4xi64>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xi64> -> index
  %c8 = arith.constant 8 : index
  %q = arith.remui %p, %c8 : index
  %r = memref.load %a[%q] : memref<4xi64>
  return %r : i64
}
