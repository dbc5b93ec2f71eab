module {
  func.func @quirk(%arg0: tensor<?x5xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x5xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%arg2, %arg3] [%arg2, %arg3] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @quirk2(%arg0: tensor<5x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, %arg3] [5, %arg3] [1, 1] : tensor<5x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @rr(%arg0: tensor<5xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, %arg3] [1, 5] [1, 1] : tensor<5xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @dest(%arg0: tensor<?xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, %arg3] [1, %arg3] [1, 1] : tensor<?xf32> into tensor<4x8xf32>
    %cast = tensor.cast %inserted_slice : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @zero(%arg0: tensor<?xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: index) -> (tensor<4x8xf32>, tensor<0x8xf32>) {
    %extracted_slice = tensor.extract_slice %arg1[%arg2, %arg3] [0, 8] [1, 1] : tensor<4x8xf32> to tensor<0x8xf32>
    return %arg1, %extracted_slice : tensor<4x8xf32>, tensor<0x8xf32>
  }
  func.func @chain(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[1, %arg1] [2, 2] [1, 2] : tensor<?x?xf32> to tensor<2x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, %arg1] [2, 1] [1, 2] : tensor<?x?xf32> to tensor<2x1xf32>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice_0[0, 0] [%arg2, 1] [1, 1] : tensor<2x1xf32> to tensor<?xf32>
    return %extracted_slice, %arg0, %extracted_slice_1 : tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>
  }
}

