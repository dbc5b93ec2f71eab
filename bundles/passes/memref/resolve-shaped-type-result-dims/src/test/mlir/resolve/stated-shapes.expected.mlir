module {
  func.func @tosa(%arg0: tensor<?x?x4xf32>) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x4xf32>
    return %c4, %dim, %dim_0 : index, index, index
  }
  func.func @exp(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    return %arg1, %c4, %c3, %c4 : index, index, index, index
  }
}

