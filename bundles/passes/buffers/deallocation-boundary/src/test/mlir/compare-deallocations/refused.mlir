// RUN: --compare-deallocations --allow-unregistered-dialect --verify-diagnostics
// REFERENCE: has no such pass
// An algorithm that refuses the module has no figures, and says why.
func.func @unknown_regions(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  // expected-warning @below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %r = "other.op"(%a) ({
    // expected-warning @below {{ops with unknown memory side effects are not supported}}
    "other.end"(%a) : (memref<4xf32>) -> ()
  }) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}
