// A buffer that is freed through an alias, one that leaks, and one that is returned.
func.func @scale(%in: memref<4xf32>, %i: index, %f: f32) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %view = memref.cast %a : memref<4xf32> to memref<?xf32>
  %x = memref.load %in[%i] : memref<4xf32>
  %y = arith.mulf %x, %f : f32
  %scratch = memref.alloc() : memref<8xf32>
  memref.store %y, %scratch[%i] : memref<8xf32>
  memref.store %y, %a[%i] : memref<4xf32>
  %out = memref.alloc() : memref<4xf32>
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  memref.dealloc %view : memref<?xf32>
  return %out : memref<4xf32>
}
