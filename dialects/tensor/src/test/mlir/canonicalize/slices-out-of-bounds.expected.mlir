module {
  func.func @extraction(%arg0: tensor<4x8xf32>, %arg1: index) -> tensor<?x?xf32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[2, %arg1] [2, %arg1] [%c2, %c2] : tensor<4x8xf32> to tensor<2x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @insertion(%arg0: tensor<?x?xf32>, %arg1: tensor<4x8xf32>, %arg2: index) -> tensor<4x8xf32> {
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[2, %arg2] [2, %arg2] [%c2, %c2] : tensor<2x?xf32> into tensor<4x8xf32>
    return %inserted_slice : tensor<4x8xf32>
  }
  func.func @offset_is_out_of_bounds(%arg0: tensor<4x8xf32>, %arg1: index) -> tensor<?x?xf32> {
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %arg0[%c5, %arg1] [%arg1, %arg1] [%c5, %arg1] : tensor<4x8xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
  func.func @offset_is_unknown(%arg0: tensor<4x8xf32>, %arg1: index) -> tensor<?x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [5, 5] [1, 1] : tensor<4x8xf32> to tensor<5x5xf32>
    %cast = tensor.cast %extracted_slice : tensor<5x5xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @extraction_from_cast(%arg0: tensor<?x8xf32>, %arg1: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x8xf32> to tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %cast[0, 4] [%arg1, 5] [1, 1] : tensor<?x?xf32> to tensor<?x5xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<?x5xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
  func.func @insertion_into_cast(%arg0: tensor<?x5xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x8xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %cast[0, 4] [%arg2, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
}

