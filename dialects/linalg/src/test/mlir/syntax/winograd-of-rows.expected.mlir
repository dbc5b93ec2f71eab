module {
  func.func @one_column(%arg0: tensor<6x1x1x1x2x2xf32>, %arg1: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
    %0 = linalg.winograd_output_transform m(4) r(3) ins(%arg0 : tensor<6x1x1x1x2x2xf32>) outs(%arg1 : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
    return %0 : tensor<2x4x1x2xf32>
  }
  func.func @one_row(%arg0: tensor<1x6x1x1x2x2xf32>, %arg1: tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32> {
    %0 = linalg.winograd_output_transform m(4) r(3) ins(%arg0 : tensor<1x6x1x1x2x2xf32>) outs(%arg1 : tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32>
    return %0 : tensor<2x1x4x2xf32>
  }
}

