module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, f32) {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg1 : tensor<4xf32>, f32
  }
}

