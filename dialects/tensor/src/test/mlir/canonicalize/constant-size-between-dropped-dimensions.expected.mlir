module {
  func.func @insert(%arg0: tensor<1x?xf32>, %arg1: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
    %cast = tensor.cast %arg0 : tensor<1x?xf32> to tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<1x4x1xf32>
    return %inserted_slice : tensor<1x4x1xf32>
  }
  func.func @insertOne(%arg0: tensor<?x4xf32>, %arg1: tensor<3x4x1xf32>) -> tensor<3x4x1xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<1x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<3x4x1xf32>
    return %inserted_slice : tensor<3x4x1xf32>
  }
  func.func @extract(%arg0: tensor<1x4x1xf32>) -> tensor<1x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x2xf32> to tensor<1x?xf32>
    return %cast : tensor<1x?xf32>
  }
  func.func @extractOfCast(%arg0: tensor<1x4x1xf32>, %arg1: index) -> tensor<1x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x?xf32>
    return %extracted_slice : tensor<1x?xf32>
  }
}

