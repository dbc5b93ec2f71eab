// RUN: --verify-diagnostics --ownership-based-buffer-deallocation
// Diagnostics of passes count, too; the note that shows the operation does not.

func.func @f(%m: memref<f32>) {
  // expected-error @below {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %m : memref<f32>
  return
}
