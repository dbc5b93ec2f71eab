module {
  func.func @rank_reducing(%arg0: tensor<3x5x7x11xf32>, %arg1: index) -> tensor<11xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<3x5x7x11xf32> into tensor<105x11xf32>
    %extracted_slice = tensor.extract_slice %collapsed[%arg1, 0] [1, 11] [1, 1] : tensor<105x11xf32> to tensor<11xf32>
    return %extracted_slice : tensor<11xf32>
  }
}

