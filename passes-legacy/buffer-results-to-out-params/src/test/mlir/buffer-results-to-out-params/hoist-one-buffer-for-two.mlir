// RUN: --buffer-results-to-out-params=hoist-static-allocs=true
// REFERENCE: lets two buffers that live at the same time be one; crashes when a buffer is returned twice
func.func @both_live(%c: i1, %v: f32, %w: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %w, %b[] : memref<f32>
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<f32>
^b:
  return %b : memref<f32>
}

func.func @twice() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}
