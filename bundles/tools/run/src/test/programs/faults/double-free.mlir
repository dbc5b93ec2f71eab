// The second deallocation has another name for the same buffer.
func.func @main() {
  %a = memref.alloc() : memref<4xi64>
  %b = memref.cast %a : memref<4xi64> to memref<?xi64>
  memref.dealloc %a : memref<4xi64>
  memref.dealloc %b : memref<?xi64> // expected: frees memory that is already freed
  return
}
