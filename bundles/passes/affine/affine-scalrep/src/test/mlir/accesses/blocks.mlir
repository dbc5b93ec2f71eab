// RUN: --affine-scalrep
func.func @diamond(%x: f32, %y: f32, %m: memref<4xf32>, %c: i1) -> (f32, f32) {
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %x, %m[1] : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  affine.store %y, %m[1] : memref<4xf32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  affine.store %y, %m[0] : memref<4xf32>
  return %0, %1 : f32, f32
}

func.func @loop(%x: f32, %y: f32, %m: memref<4xf32>, %c: i1) -> f32 {
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %x, %m[1] : memref<4xf32>
  cf.br ^bb1
^bb1:
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  affine.store %y, %m[1] : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  affine.store %0, %m[1] : memref<4xf32>
  return %1 : f32
}
