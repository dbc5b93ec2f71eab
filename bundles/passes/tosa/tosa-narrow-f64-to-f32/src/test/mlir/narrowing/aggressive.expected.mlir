module {
  func.func @f(%arg0: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %0 = tosa.cast %arg0 : (tensor<2xf64>) -> tensor<2xf32>
    %1 = "tosa.const"() <{values = dense<[1.000000e-01, 0x7F800000]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = tosa.add %0, %1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = tosa.cast %2 : (tensor<2xf32>) -> tensor<2xf64>
    %4 = tosa.clamp %2 {max_val = 3.000000e-01 : f32, min_val = -5.000000e+00 : f32} : (tensor<2xf32>) -> tensor<2xf32>
    %5 = tosa.cast %4 : (tensor<2xf32>) -> tensor<2xf64>
    return %3, %5 : tensor<2xf64>, tensor<2xf64>
  }
}

