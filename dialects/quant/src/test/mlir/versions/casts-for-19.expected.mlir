module {
  func.func @casts(%arg0: tensor<4xf32>) -> tensor<4xi8> {
    %0 = "quant.qcast"(%arg0) : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
    %1 = "quant.scast"(%0) {a = 1 : i32} : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xi8>
    return %1 : tensor<4xi8>
  }
}

