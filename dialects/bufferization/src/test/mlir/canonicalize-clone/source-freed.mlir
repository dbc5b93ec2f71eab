// RUN: --canonicalize
// The source is freed here: it can live on in the clone's place.
func.func @source_freed(%v: f32, %i: index) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %v0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c = bufferization.clone %v0 : memref<?xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %c : memref<4xf32>
}
