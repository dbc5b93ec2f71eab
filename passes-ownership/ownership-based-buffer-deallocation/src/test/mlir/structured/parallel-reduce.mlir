// RUN: --ownership-based-buffer-deallocation
// The body and each reduction free what they allocate.
func.func @parallel(%n: index, %v: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init(%v) -> f32 {
    %b = memref.alloc() : memref<2xf32>
    memref.store %v, %b[%i] : memref<2xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %c = memref.alloc() : memref<2xf32>
      scf.reduce.return %x : f32
    }
  }
  return %r : f32
}
