// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --split-input-file
func.func @dealloc(%m: memref<2xf32>) {
  // expected-error @below {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %m : memref<2xf32>
  return
}

// -----

func.func @realloc(%m: memref<?xf32>, %n: index) {
  // expected-error @below {{memory free side-effect on MemRef value not supported!}}
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @bufferization(%m: memref<2xf32>, %c: i1) {
  // expected-error @below {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
