// RUN: --buffer-deallocation --allow-unregistered-dialect --verify-diagnostics
// REFERENCE: prints the errors and goes on: the buffer that leaves the region is never freed.
func.func @region() -> memref<2xf32> {
  // expected-error@below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %0 = "unknown.region"() ({
    %1 = memref.alloc() : memref<2xf32>
    "unknown.yield"(%1) : (memref<2xf32>) -> ()
  }) : () -> memref<2xf32>
  return %0 : memref<2xf32>
}

func.func @without() {
  "unknown.region"() ({
    %1 = memref.alloc() : memref<2xf32>
    "unknown.end"() : () -> ()
  }) : () -> ()
  return
}

func.func @two() {
  // expected-error@below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  "unknown.region"() ({
    %1 = memref.alloc() : memref<2xf32>
    "unknown.end"() : () -> ()
  }, {
    "unknown.end"() : () -> ()
  }) : () -> ()
  // expected-error@below {{Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.}}
  %0 = "test.side_effect_op"() {effects = [{effect="allocate", on_result, test_resource}]} : () -> memref<2xf32>
  return
}

// Whether ^b receives the buffer is not known.
func.func @unknown_branch(%out: memref<4xf32>) {
  %n = memref.alloc() : memref<4xf32>
  // expected-error @below {{All terminators that use buffers need to forward them by a BranchOpInterface or RegionBranchTerminatorOpInterface.}}
  "r.br"(%n)[^b] : (memref<4xf32>) -> ()
^b(%x: memref<4xf32>):
  memref.copy %x, %out : memref<4xf32> to memref<4xf32>
  return
}
