// RUN: --canonicalize
func.func @cast(%m: memref<4xf32>) -> memref<?xf32> {
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c = bufferization.clone %v : memref<?xf32> to memref<?xf32>
  return %c : memref<?xf32>
}
