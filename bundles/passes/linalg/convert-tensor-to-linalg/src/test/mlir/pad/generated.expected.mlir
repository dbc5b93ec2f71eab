module {
  func.func @position(%arg0: tensor<4xindex>) -> tensor<7xindex> {
    %0 = tensor.empty() : tensor<7xindex>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      tensor.yield %arg1 : index
    } : tensor<7xindex>
    %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [4] [1] : tensor<4xindex> into tensor<7xindex>
    return %inserted_slice : tensor<7xindex>
  }
  func.func @outer_computation(%arg0: tensor<4xindex>, %arg1: index) -> tensor<7xindex> {
    %0 = tensor.empty() : tensor<7xindex>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %1 = arith.addi %arg1, %arg1 : index
      tensor.yield %1 : index
    } : tensor<7xindex>
    %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [4] [1] : tensor<4xindex> into tensor<7xindex>
    return %inserted_slice : tensor<7xindex>
  }
  func.func @position_dynamic(%arg0: tensor<?x4xindex>, %arg1: index, %arg2: index) -> tensor<?x?xindex> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xindex>
    %0 = arith.addi %dim, %arg1 : index
    %1 = arith.addi %0, %arg2 : index
    %c4 = arith.constant 4 : index
    %2 = arith.addi %arg1, %c4 : index
    %c0_0 = arith.constant 0 : index
    %3 = tensor.empty(%1, %2) : tensor<?x?xindex>
    %generated = tensor.generate %1, %2 {
    ^bb0(%arg3: index, %arg4: index):
      %4 = arith.addi %arg3, %arg4 : index
      tensor.yield %4 : index
    } : tensor<?x?xindex>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x4xindex>
    %inserted_slice = tensor.insert_slice %arg0 into %generated[%arg1, %arg1] [%dim_2, 4] [1, 1] : tensor<?x4xindex> into tensor<?x?xindex>
    return %inserted_slice : tensor<?x?xindex>
  }
  func.func @extracted(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted = tensor.extract %arg1[%arg2] : tensor<?xf32>
      tensor.yield %extracted : f32
    } : tensor<7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [4] [1] : tensor<4xf32> into tensor<7xf32>
    return %inserted_slice : tensor<7xf32>
  }
}

