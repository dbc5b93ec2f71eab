// RUN: --ownership-based-buffer-deallocation
// What is live into a block is freed there if it is not live any further.
func.func @chain(%v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1
^bb1:
  %b = memref.alloc() : memref<3xf32>
  cf.br ^bb2
^bb2:
  memref.store %v, %a[%i] : memref<2xf32>
  memref.store %v, %b[%i] : memref<3xf32>
  return
}
