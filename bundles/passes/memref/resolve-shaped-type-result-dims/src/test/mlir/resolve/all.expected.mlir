module {
  func.func @slice(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%arg1, 1, %arg2] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
    %dim = tensor.dim %extracted_slice, %arg2 : tensor<?x?xf32>
    return %arg2, %dim : index, index
  }
}

