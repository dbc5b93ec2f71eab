// RUN: --select-deallocation
// REFERENCE: has no such pass
// A program that frees buffers itself: only functions with buffers of their own are processed.
func.func @frees(%x: f32, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

func.func private @reads(%a: memref<4xf32>, %i: index) -> f32 {
  %v = memref.load %a[%i] : memref<4xf32>
  return %v : f32
}
