// RUN: --ownership-based-buffer-deallocation --verify-diagnostics
// REFERENCE: mlir-opt does not know the dialect fir
func.func @loop(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  // expected-error@+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %r = fir.do_loop %i = %n to %n step %n iter_args(%b = %m) -> (memref<?xf32>) {
    fir.result %b : memref<?xf32>
  }
  return %r : memref<?xf32>
}
