// RUN: --ownership-based-buffer-deallocation
// Stack memory is never owned, and never in the list.
func.func @alloca(%v: f32, %i: index) {
  %a = memref.alloca() : memref<2xf32>
  memref.store %v, %a[%i] : memref<2xf32>
  return
}
