// RUN: --canonicalize
// Groups that are the same before and after are kept apart.

func.func @ce(%m: tensor<2x3x4x5xf32>, %n: tensor<?x3x4x?xf32>, %i: index, %j: index) -> (tensor<2x3x2x2x5xf32>, tensor<6x4x5xf32>, tensor<?x3x2x2x?xf32>) {
  %0 = tensor.collapse_shape %m [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [2, 3, 2, 2, 5] : tensor<6x20xf32> into tensor<2x3x2x2x5xf32>
  %2 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  %3 = tensor.collapse_shape %n [[0, 1], [2, 3]] : tensor<?x3x4x?xf32> into tensor<?x?xf32>
  %4 = tensor.expand_shape %3 [[0, 1], [2, 3, 4]] output_shape [%i, 3, 2, 2, %j] : tensor<?x?xf32> into tensor<?x3x2x2x?xf32>
  return %1, %2, %4 : tensor<2x3x2x2x5xf32>, tensor<6x4x5xf32>, tensor<?x3x2x2x?xf32>
}
func.func @x(%m: tensor<2x3x4x5xf32>) -> (tensor<3x2x4x5xf32>, tensor<3x2x2x2x5xf32>, tensor<2x3x4x5x1xf32>, tensor<2x3x20x1xf32>, tensor<2x3x1x20xf32>) {
  %0 = tensor.collapse_shape %m [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [3, 2, 4, 5] : tensor<6x20xf32> into tensor<3x2x4x5xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [3, 2, 2, 2, 5] : tensor<6x20xf32> into tensor<3x2x2x2x5xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [2, 3, 4, 5, 1] : tensor<6x20xf32> into tensor<2x3x4x5x1xf32>
  %4 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 20, 1] : tensor<6x20xf32> into tensor<2x3x20x1xf32>
  %5 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 1, 20] : tensor<6x20xf32> into tensor<2x3x1x20xf32>
  return %1, %2, %3, %4, %5 : tensor<3x2x4x5xf32>, tensor<3x2x2x2x5xf32>, tensor<2x3x4x5x1xf32>, tensor<2x3x20x1xf32>, tensor<2x3x1x20xf32>
}
