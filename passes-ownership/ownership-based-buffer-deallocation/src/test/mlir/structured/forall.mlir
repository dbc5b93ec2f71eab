// RUN: --ownership-based-buffer-deallocation
func.func @forall(%n: index, %v: f32) {
  scf.forall (%i) in (%n) {
    %b = memref.alloc() : memref<2xf32>
    memref.store %v, %b[%i] : memref<2xf32>
  }
  return
}
