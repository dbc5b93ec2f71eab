// RUN: --ownership-based-buffer-deallocation
// One side frees what the other still needs.
func.func @one_side(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %v, %a[%i] : memref<2xf32>
  return
^bb2:
  return
}
