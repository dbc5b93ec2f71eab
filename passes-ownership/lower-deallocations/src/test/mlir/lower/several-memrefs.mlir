// RUN: --bufferization-lower-deallocations
// The library function decides, once per symbol table.
func.func @several(%m0: memref<2xf32>, %m1: memref<5xf32>, %c0: i1, %c1: i1, %r0: memref<1xf32>, %r1: memref<2xf32>)
    -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m0, %m1 : memref<2xf32>, memref<5xf32>) if (%c0, %c1)
    retain (%r0, %r1 : memref<1xf32>, memref<2xf32>)
  scf.if %c0 {
    bufferization.dealloc (%m0, %m1 : memref<2xf32>, memref<5xf32>) if (%0#0, %c1)
  }
  return %0#0, %0#1 : i1, i1
}
