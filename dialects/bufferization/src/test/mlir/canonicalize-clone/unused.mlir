// RUN: --canonicalize
func.func @unused(%m: memref<?xf32>) {
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return
}
