// RUN: --ownership-based-buffer-deallocation --verify-diagnostics
func.func @region() -> memref<2xf32> {
  // expected-error @below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %x = "test.one_region_with_recursive_memory_effects"() ({
    %a = memref.alloc() : memref<2xf32>
    "test.region_yield"(%a) : (memref<2xf32>) -> ()
  }) {some = 1 : i32} : () -> memref<2xf32>
  return %x : memref<2xf32>
}
