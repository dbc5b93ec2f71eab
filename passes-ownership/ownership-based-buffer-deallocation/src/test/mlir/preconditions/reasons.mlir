// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --allow-unregistered-dialect --split-input-file
// REFERENCE: reports the first one only
// Each note states the precondition that is not met.
func.func private @first(%m: memref<2xf32>, %c: i1) {
  // expected-error @below {{ops with unknown memory side effects are not supported}}
  "own.unknown"(%m) : (memref<2xf32>) -> ()
  return
}
func.func private @two(%m: memref<2xf32>, %c: i1) {
  // expected-note @below {{No deallocation operations must be present when running this pass! (the pass inserts these operations itself; lower those that are there before by --bufferization-lower-deallocations)}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  // expected-note @below {{memory free side-effect on MemRef value not supported! (the buffer may be an argument of the function, which belongs to the caller, and the caller frees it; remove the operation)}}
  memref.dealloc %m : memref<2xf32>
  return
}
func.func private @reallocated(%m: memref<?xf32>, %n: index) {
  // expected-note @below {{the caller frees it; apply the operation to a 'bufferization.clone' of it)}}
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return
}
func.func private @other_owner(%c: i1, %box: memref<memref<2xf32>>) {
  %a = scf.if %c -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  } else {
    %b = memref.load %box[] : memref<memref<2xf32>>
    scf.yield %b : memref<2xf32>
  }
  // expected-note @below {{(the buffer may have another owner; mark the operation with 'bufferization.manual_deallocation' if it and the allocation are left to the program, and mark the allocation, too)}}
  memref.dealloc %a : memref<2xf32>
  return
}
func.func private @three(%m: memref<2xf32>) {
  // expected-note @below {{(the pass needs the memory effects of each operation: 'own.unknown' does not implement MemoryEffectOpInterface or BufferDeallocationOpInterface)}}
  "own.unknown"(%m) : (memref<2xf32>) -> ()
  return
}
func.func private @four() -> memref<2xf32> {
  // expected-note @below {{(the pass needs the control flow between regions that use buffers: 'test.one_region_with_recursive_memory_effects' does not implement RegionBranchOpInterface or}}
  %x = "test.one_region_with_recursive_memory_effects"() ({
    %a = memref.alloc() : memref<2xf32>
    "test.region_yield"(%a) : (memref<2xf32>) -> ()
  }) {some = 1 : i32} : () -> memref<2xf32>
  return %x : memref<2xf32>
}
