// RUN: --bufferization-lower-deallocations
// Freed under its condition.
func.func @one(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
