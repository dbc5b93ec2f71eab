// RUN: --ownership-based-buffer-deallocation --ownership-based-buffer-deallocation --verify-diagnostics
// The pass does not take its own output for a program without deallocations.
func.func @twice() {
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{No deallocation operations must be present when running this pass!}}
  return
}
