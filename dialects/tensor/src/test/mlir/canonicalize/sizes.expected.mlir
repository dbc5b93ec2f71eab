module {
  func.func @of_cast_with_sizes(%arg0: tensor<4x?xf32>) -> (index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    return %c4, %dim : index, index
  }
  func.func @of_cast_to_sizes(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %arg1 : tensor<?x?xf32>
    return %dim, %dim_0 : index, index
  }
  func.func @outside(%arg0: tensor<4x?xf32>) -> (index, index) {
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %dim = tensor.dim %arg0, %c2 : tensor<4x?xf32>
    %dim_0 = tensor.dim %arg0, %c-1 : tensor<4x?xf32>
    return %dim, %dim_0 : index, index
  }
  func.func @of_static_and_dynamic(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %dim_0 = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<*xf32>
    return %c4, %dim, %dim_0, %dim_1 : index, index, index, index
  }
  func.func @of_generate(%arg0: index, %arg1: index, %arg2: f32) -> (index, index, index) {
    %c3 = arith.constant 3 : index
    return %arg0, %c3, %arg1 : index, index, index
  }
  func.func @of_empty(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%arg0, %arg1) : tensor<?x3x?xf32>
    %dim = tensor.dim %0, %arg2 : tensor<?x3x?xf32>
    return %arg0, %c3, %arg1, %dim : index, index, index, index
  }
  func.func @of_slice(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    return %arg1, %c4, %arg2 : index, index, index
  }
  func.func @of_rank_reduced_slice(%arg0: tensor<?x?x?xf32>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1, 2] [1, 1, %arg1] [1, 1, 2] : tensor<?x?x?xf32> to tensor<?xf32>
    %dim = tensor.dim %extracted_slice, %c0 : tensor<?xf32>
    return %dim : index
  }
  func.func @of_insertions(%arg0: tensor<?x?xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    return %dim, %dim_0 : index, index
  }
  func.func @of_expansion(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3, 4]] output_shape [%arg1, 6, 3, 5, %arg2] : tensor<?x?xf32> into tensor<?x6x3x5x?xf32>
    %dim = tensor.dim %expanded, %c0 : tensor<?x6x3x5x?xf32>
    %dim_0 = tensor.dim %expanded, %c4 : tensor<?x6x3x5x?xf32>
    return %dim, %c6, %c3, %dim_0 : index, index, index, index
  }
  func.func @of_collapse(%arg0: tensor<?x4x?x?x5xf32>) -> (index, index, index) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3], [4]] : tensor<?x4x?x?x5xf32> into tensor<?x?x5xf32>
    %dim = tensor.dim %collapsed, %c0 : tensor<?x?x5xf32>
    %dim_0 = tensor.dim %collapsed, %c1 : tensor<?x?x5xf32>
    return %dim, %dim_0, %c5 : index, index, index
  }
  func.func @of_reshape(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xi32>, %arg3: index) -> (index, index) {
    %extracted = tensor.extract %arg1[%arg3] : tensor<2xindex>
    %extracted_0 = tensor.extract %arg2[%arg3] : tensor<2xi32>
    %0 = arith.index_cast %extracted_0 : i32 to index
    return %extracted, %0 : index, index
  }
  func.func @ranks(%arg0: tensor<?x?xf32>, %arg1: tensor<*xf32>) -> (index, index) {
    %c2 = arith.constant 2 : index
    %rank = tensor.rank %arg1 : tensor<*xf32>
    return %c2, %rank : index, index
  }
}

