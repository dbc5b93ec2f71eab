module {
  func.func @f(%arg0: f32, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    memref.store %arg0, %arg1[%c0] : memref<4xf32>
    memref.store %arg0, %arg1[%c0] : memref<4xf32>
    memref.store %arg0, %arg1[%c0] : memref<4xf32>
    return
  }
}

