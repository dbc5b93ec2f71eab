// RUN: --buffer-deallocation
// REFERENCE: leaks %0 where it is not reallocated.
func.func @tok(%x: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %y = memref.load %1[%i] : memref<8xf32>
  return %y : f32
}

func.func @onOneWay(%c: i1, %x: f32, %i: index, %m: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2(%m: memref<8xf32>)
^bb1:
  %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  cf.br ^bb2(%1 : memref<8xf32>)
^bb2(%r: memref<8xf32>):
  %y = memref.load %r[%i] : memref<8xf32>
  return %r : memref<8xf32>
}
