// RUN: --convert-bufferization-to-memref
// As --bufferization-lower-deallocations, with one library function in each symbol table that needs it.
func.func @one(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  return
}
module @inner {
  func.func @two(%a: memref<2xf32>, %b: memref<4xf32>, %c: i1) -> i1 {
    %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xf32>) if (%c, %c) retain (%a : memref<2xf32>)
    return %0 : i1
  }
}
