// RUN: --copy-removal
// REFERENCE: has no such pass any more
// A clone is a copy into what it allocates.
func.func @clone(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %b : memref<?xf32>
}

// All but the last one go.
func.func @chain(%m: memref<2xf32>) -> memref<2xf32> {
  %a = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.copy %a, %b : memref<2xf32> to memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %c = memref.alloc() : memref<2xf32>
  memref.copy %b, %c : memref<2xf32> to memref<2xf32>
  memref.dealloc %b : memref<2xf32>
  return %c : memref<2xf32>
}
