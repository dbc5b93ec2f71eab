// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --split-input-file
func.func @region(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %x = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%current: f32):
    memref.atomic_yield %current : f32
  }
  return
}
