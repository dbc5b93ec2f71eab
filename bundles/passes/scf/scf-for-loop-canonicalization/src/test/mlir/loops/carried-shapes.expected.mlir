module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<?x?xf32>) -> (index, index, index, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %0:3 = scf.for %arg3 = %c0 to %c9 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2, %arg6 = %c0) -> (tensor<?x?xf32>, tensor<?x?xf32>, index) {
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %dim_2 = tensor.dim %arg5, %c1 : tensor<?x?xf32>
      %1 = arith.addi %dim_1, %dim_2 : index
      %2 = scf.for %arg7 = %c0 to %c9 step %c1 iter_args(%arg8 = %arg4) -> (tensor<?x?xf32>) {
        %inserted_slice = tensor.insert_slice %arg1 into %arg8[%arg7, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
        scf.yield %inserted_slice : tensor<?x?xf32>
      }
      scf.yield %2, %arg0, %1 : tensor<?x?xf32>, tensor<?x?xf32>, index
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
    return %dim, %dim_0, %0#2, %0#1 : index, index, index, tensor<?x?xf32>
  }
}

