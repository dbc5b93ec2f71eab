// RUN: --ownership-based-buffer-deallocation
// An allocation is owned by its block and freed at its end.
func.func @alloc() {
  %a = memref.alloc() : memref<2xf32>
  return
}
