module {
  func.func @there_and_back(%arg0: tensor<4xf32>, %arg1: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4xf32>) {
    return %arg0, %arg1, %arg1, %arg0 : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4xf32>
  }
}

