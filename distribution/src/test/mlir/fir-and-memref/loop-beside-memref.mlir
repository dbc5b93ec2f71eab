// RUN: --ownership-based-buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// A loop of Fortran that carries no memref can use and allocate memrefs.
func.func @loop(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  fir.do_loop %i = %n to %n step %n {
    %t = memref.alloc(%n) : memref<?xf32>
    memref.copy %m, %t : memref<?xf32> to memref<?xf32>
  }
  return
}
