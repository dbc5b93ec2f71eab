// RUN: --bufferization-lower-deallocations
// Nothing is freed, so nothing retained is owned.
func.func @none(%r: memref<2xf32>) -> i1 {
  bufferization.dealloc
  %0 = bufferization.dealloc retain (%r : memref<2xf32>)
  return %0 : i1
}
