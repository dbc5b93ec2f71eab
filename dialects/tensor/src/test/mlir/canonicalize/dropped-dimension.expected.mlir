module {
  func.func @dropped(%arg0: tensor<?x4x1xf32>) -> tensor<?x2xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 1, 1] [%c1, 2, 1] [1, 1, 1] : tensor<?x4x1xf32> to tensor<?x2xf32>
    return %extracted_slice : tensor<?x2xf32>
  }
}

