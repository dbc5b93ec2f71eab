module {
  func.func @collapse_of_expansion(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func @expansion_of_collapse(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>) {
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    return %arg0, %collapsed, %collapsed_0 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>
  }
  func.func @expansions(%arg0: tensor<f32>, %arg1: tensor<1xf32>) -> (tensor<1x1xf32>, tensor<1x1x1xf32>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
    return %expanded, %expanded_0 : tensor<1x1xf32>, tensor<1x1x1xf32>
  }
  func.func @collapses(%arg0: tensor<1x1xf32>) -> tensor<f32> {
    %collapsed = tensor.collapse_shape %arg0 [] : tensor<1x1xf32> into tensor<f32>
    return %collapsed : tensor<f32>
  }
}

