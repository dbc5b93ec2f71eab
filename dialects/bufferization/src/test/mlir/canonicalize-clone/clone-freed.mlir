// RUN: --canonicalize
// Only the clone is freed here: its source serves.
func.func @clone_freed(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %c = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %x = memref.load %c[%i] : memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  return %x : f32
}
