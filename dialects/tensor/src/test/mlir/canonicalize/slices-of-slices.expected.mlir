module {
  func.func @whole(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @whole_of_unknown_size(%arg0: tensor<4x?xf32>, %arg1: index) -> tensor<4x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %arg1] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
    return %extracted_slice : tensor<4x?xf32>
  }
  func.func @same_size_elsewhere(%arg0: tensor<4xf32>, %arg1: index) -> (tensor<4xf32>, tensor<4xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[%arg1] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [4] [%arg1] : tensor<4xf32> to tensor<4xf32>
    return %extracted_slice, %extracted_slice_0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @of_splat(%arg0: index) -> (tensor<2xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %extracted_slice = tensor.extract_slice %cst[0, 0] [1, %arg0] [1, 1] : tensor<4x4xf32> to tensor<?xf32>
    return %cst_0, %extracted_slice : tensor<2xf32>, tensor<?xf32>
  }
  func.func @of_insertion(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %inserted_slice[%arg2] [4] [2] : tensor<8xf32> to tensor<4xf32>
    return %arg1, %extracted_slice, %extracted_slice_0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @of_insertion_with_other_rank(%arg0: tensor<8x8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> (tensor<1x4xf32>, tensor<4xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[%arg2, 0] [1, 4] [1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
    return %extracted_slice, %arg1 : tensor<1x4xf32>, tensor<4xf32>
  }
  func.func @constant_operands(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [4, %arg1] [1, 4] : tensor<?x?xf32> to tensor<4x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @constant_size_of_one_is_not_dropped(%arg0: tensor<?x?xf32>) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @negative_constants(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c-1 = arith.constant -1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c-1] [1] : tensor<?xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%c-1] [1] [-1] : tensor<?xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice_0 : tensor<1xf32> to tensor<?xf32>
    return %extracted_slice, %cast : tensor<?xf32>, tensor<?xf32>
  }
  func.func @of_cast(%arg0: tensor<8x?xf32>, %arg1: index) -> tensor<?x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg1, 4] [1, 1] : tensor<8x?xf32> to tensor<?x4xf32>
    %cast = tensor.cast %extracted_slice : tensor<?x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @of_cast_that_adds_sizes(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
    %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<8xf32>
    %extracted_slice = tensor.extract_slice %cast[0] [%arg1] [1] : tensor<8xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func @cast_of_slice(%arg0: tensor<8x?xf32>, %arg1: index) -> tensor<4x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %arg1] [1, 1] : tensor<8x?xf32> to tensor<4x?xf32>
    return %extracted_slice : tensor<4x?xf32>
  }
  func.func @cast_of_rank_reduced_slice(%arg0: tensor<8x?x?xf32>, %arg1: index) -> tensor<4x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [4, 1, %arg1] [1, 1, 1] : tensor<8x?x?xf32> to tensor<4x?xf32>
    return %extracted_slice : tensor<4x?xf32>
  }
  func.func @cast_of_slice_that_drops_sizes(%arg0: tensor<8xf32>) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %cast = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @insertion_of_whole(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    return %arg1 : tensor<4xf32>
  }
  func.func @insertion_of_whole_unknown(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @insertion_of_nothing(%arg0: tensor<4xf32>, %arg1: tensor<0xf32>, %arg2: index) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @insertion_over_insertion(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: index) -> tensor<8xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[%arg3] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice : tensor<8xf32>
  }
  func.func @insertion_beside_insertion(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: index) -> tensor<8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg3] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg2 into %inserted_slice[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice_0 : tensor<8xf32>
  }
  func.func @insertion_over_insertion_of_other_rank(%arg0: tensor<8x8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x4xf32>, %arg3: index) -> tensor<8x8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg3, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg2 into %inserted_slice[%arg3, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    return %inserted_slice_0 : tensor<8x8xf32>
  }
  func.func @insertion_of_extraction(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[%arg2] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %arg1[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %arg0, %inserted_slice, %inserted_slice_0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func @insertion_with_constant_operands(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, %arg2] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @insertion_with_static_size(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @insertion_of_cast(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @insertion_of_rank_reduced_cast(%arg0: tensor<?x?xf32>, %arg1: tensor<4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @insertion_of_cast_that_adds_sizes(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @insertion_into_cast(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> tensor<?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %cast = tensor.cast %inserted_slice : tensor<8xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

