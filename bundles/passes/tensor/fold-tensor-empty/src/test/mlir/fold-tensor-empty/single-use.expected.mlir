module {
  func.func @two_uses(%arg0: index, %arg1: index) -> (tensor<5x?x20xf32>, tensor<5x?x20xf32>) {
    %0 = tensor.empty(%arg0) : tensor<?x10x40xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
    %extracted_slice_0 = tensor.extract_slice %0[1, 1, 1] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
    return %extracted_slice, %extracted_slice_0 : tensor<5x?x20xf32>, tensor<5x?x20xf32>
  }
  func.func @one_use(%arg0: index, %arg1: index) -> tensor<5x?x20xf32> {
    %0 = tensor.empty(%arg1) : tensor<5x?x20xf32>
    return %0 : tensor<5x?x20xf32>
  }
  func.func @pack_and_concat(%arg0: tensor<8x8x32x32xf32>, %arg1: index) -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<10x?xf32>) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<256x256xf32>
    %1 = tensor.empty(%arg1) : tensor<5x?xf32>
    %dim = tensor.dim %1, %c1 : tensor<5x?xf32>
    %2 = tensor.empty(%dim) : tensor<10x?xf32>
    return %arg0, %0, %2 : tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<10x?xf32>
  }
}

