// RUN: --canonicalize
// Reshapes to and from tensors without dimensions.
func.func @collapse_of_expansion(%t: tensor<f32>) -> tensor<f32> {
  %0 = tensor.expand_shape %t [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}

func.func @expansion_of_collapse(%t: tensor<1x1xf32>, %u: tensor<1x1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>) {
  %0 = tensor.collapse_shape %t [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = tensor.collapse_shape %u [] : tensor<1x1x1xf32> into tensor<f32>
  %3 = tensor.expand_shape %2 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %4 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  return %1, %3, %4 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>
}

func.func @expansions(%t: tensor<f32>, %u: tensor<1xf32>) -> (tensor<1x1xf32>, tensor<1x1x1xf32>) {
  %0 = tensor.expand_shape %t [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %2 = tensor.expand_shape %u [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  return %1, %2 : tensor<1x1xf32>, tensor<1x1x1xf32>
}

func.func @collapses(%t: tensor<1x1xf32>) -> tensor<f32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1xf32> into tensor<f32>
  return %1 : tensor<f32>
}
