module {
  func.func @tosa(%arg0: tensor<?x?x4xf32>) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x4xf32>
    return %c4, %dim, %dim_0 : index, index, index
  }
}

