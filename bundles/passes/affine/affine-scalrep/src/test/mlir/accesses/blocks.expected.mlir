module {
  func.func @diamond(%arg0: f32, %arg1: f32, %arg2: memref<4xf32>, %arg3: i1) -> (f32, f32) {
    affine.store %arg0, %arg2[0] : memref<4xf32>
    affine.store %arg0, %arg2[1] : memref<4xf32>
    cf.cond_br %arg3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    affine.store %arg1, %arg2[1] : memref<4xf32>
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %0 = affine.load %arg2[0] : memref<4xf32>
    %1 = affine.load %arg2[1] : memref<4xf32>
    affine.store %arg1, %arg2[0] : memref<4xf32>
    return %0, %1 : f32, f32
  }
  func.func @loop(%arg0: f32, %arg1: f32, %arg2: memref<4xf32>, %arg3: i1) -> f32 {
    affine.store %arg0, %arg2[0] : memref<4xf32>
    affine.store %arg0, %arg2[1] : memref<4xf32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = affine.load %arg2[0] : memref<4xf32>
    %1 = affine.load %arg2[1] : memref<4xf32>
    affine.store %arg1, %arg2[1] : memref<4xf32>
    cf.cond_br %arg3, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    affine.store %0, %arg2[1] : memref<4xf32>
    return %1 : f32
  }
}

