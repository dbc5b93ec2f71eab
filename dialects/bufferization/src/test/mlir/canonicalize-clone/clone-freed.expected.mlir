module {
  func.func @clone_freed(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
    %0 = memref.load %arg0[%arg2] : memref<4xf32>
    return %0 : f32
  }
}

