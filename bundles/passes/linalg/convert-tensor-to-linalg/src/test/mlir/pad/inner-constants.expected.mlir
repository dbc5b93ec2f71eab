module {
  func.func @inner_constant(%arg0: tensor<4x5xf32>) -> tensor<7x9xf32> {
    %0 = tensor.empty() : tensor<7x9xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[1, 2] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<7x9xf32>
    return %inserted_slice : tensor<7x9xf32>
  }
  func.func @two_pads(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = tensor.empty(%1) : tensor<?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[1] [%dim_1] [1] : tensor<?xf32> into tensor<?xf32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %inserted_slice, %c0_2 : tensor<?xf32>
    %4 = arith.addi %dim_3, %arg1 : index
    %5 = arith.addi %4, %arg1 : index
    %6 = tensor.empty(%5) : tensor<?xf32>
    %cst_4 = arith.constant 1.000000e+00 : f32
    %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %inserted_slice, %c0_5 : tensor<?xf32>
    %inserted_slice_7 = tensor.insert_slice %inserted_slice into %7[%arg1] [%dim_6] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice_7 : tensor<?xf32>
  }
}

