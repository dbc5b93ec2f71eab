module {
  func.func @ce(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<?x3x4x?xf32>, %arg2: index, %arg3: index) -> (tensor<2x3x2x2x5xf32>, tensor<6x4x5xf32>, tensor<?x3x2x2x?xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 3, 2, 2, 5] : tensor<2x3x4x5xf32> into tensor<2x3x2x2x5xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [%arg2, 3, 2, 2, %arg3] : tensor<?x3x4x?xf32> into tensor<?x3x2x2x?xf32>
    return %expanded, %collapsed, %expanded_0 : tensor<2x3x2x2x5xf32>, tensor<6x4x5xf32>, tensor<?x3x2x2x?xf32>
  }
  func.func @x(%arg0: tensor<2x3x4x5xf32>) -> (tensor<3x2x4x5xf32>, tensor<3x2x2x2x5xf32>, tensor<2x3x4x5x1xf32>, tensor<2x3x20x1xf32>, tensor<2x3x1x20xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [3, 2, 4, 5] : tensor<6x20xf32> into tensor<3x2x4x5xf32>
    %expanded_0 = tensor.expand_shape %collapsed [[0, 1], [2, 3, 4]] output_shape [3, 2, 2, 2, 5] : tensor<6x20xf32> into tensor<3x2x2x2x5xf32>
    %expanded_1 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 4, 5, 1] : tensor<2x3x4x5xf32> into tensor<2x3x4x5x1xf32>
    %expanded_2 = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [2, 3, 20, 1] : tensor<6x20xf32> into tensor<2x3x20x1xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [2, 3, 1, 20] : tensor<6x20xf32> into tensor<2x3x1x20xf32>
    return %expanded, %expanded_0, %expanded_1, %expanded_2, %expanded_3 : tensor<3x2x4x5xf32>, tensor<3x2x2x2x5xf32>, tensor<2x3x4x5x1xf32>, tensor<2x3x20x1xf32>, tensor<2x3x1x20xf32>
  }
}

