// RUN: --bufferization-lower-deallocations
// The library function is renamed where its name is taken; each symbol table has its own.
func.func @dealloc_helper() {
  return
}
func.func @outer(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}
module @inner {
  func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
    bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
    return
  }
}
