// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses it: "ops with unknown memory side effects are not supported"
// The inner function is processed by itself.
func.func @outer() {
  %a = memref.alloc() : memref<2xf32>
  builtin.module {
    func.func @inner() {
      %b = memref.alloc() : memref<2xf32>
      memref.dealloc %b : memref<2xf32>
      return
    }
  }
  memref.copy %a, %a : memref<2xf32> to memref<2xf32>
  return
}
