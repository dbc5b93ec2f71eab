// RUN: --cfg-conversion --ownership-based-buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// A loop of Fortran that carries a memref is converted to blocks first.
func.func @loop(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %r = fir.do_loop %i = %n to %n step %n iter_args(%b = %m) -> (memref<?xf32>) {
    %t = memref.alloc(%n) : memref<?xf32>
    memref.copy %b, %t : memref<?xf32> to memref<?xf32>
    fir.result %t : memref<?xf32>
  }
  return %r : memref<?xf32>
}
