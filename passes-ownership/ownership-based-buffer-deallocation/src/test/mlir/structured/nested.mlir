// RUN: --ownership-based-buffer-deallocation
// A memref from far outside is not owned in any region on the way.
func.func @nested(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  scf.if %c {
    %b = memref.alloc() : memref<3xf32>
    scf.for %j = %i to %i step %i {
      %cast = memref.cast %a : memref<2xf32> to memref<?xf32>
      memref.store %v, %cast[%j] : memref<?xf32>
      memref.store %v, %b[%j] : memref<3xf32>
    }
  }
  return
}
