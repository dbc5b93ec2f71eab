// The condition of a buffer that is already freed is true.
func.func @main() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi64>
  memref.dealloc %a : memref<4xi64>
  bufferization.dealloc (%a : memref<4xi64>) if (%true) // expected: frees memory that is already freed
  return
}
