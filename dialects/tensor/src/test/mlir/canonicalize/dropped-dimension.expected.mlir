module {
  func.func @dropped(%arg0: tensor<?x4x1xf32>) -> tensor<?x2xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1, 1, 0] [1, 2, 1] [1, 1, 1] : tensor<?x4x1xf32> to tensor<1x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x2xf32> to tensor<?x2xf32>
    return %cast : tensor<?x2xf32>
  }
}

