// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses it: "All operations with attached regions need to implement the RegionBranchOpInterface."
// It does not matter how control flows in regions that no buffer enters or leaves.
func.func @region(%i: index) -> f32 {
  %m = memref.alloc() : memref<2xf32>
  %x = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%current: f32):
    %y = arith.addf %current, %current : f32
    memref.atomic_yield %y : f32
  }
  return %x : f32
}
