module {
  func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xi1>, %arg2: tensor<?x4xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%0, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg1, %1, %arg0 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %3 = linalg.max ins(%2, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %4 = linalg.matmul ins(%arg0, %arg2 : tensor<4x?xf32>, tensor<?x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2, %3, %4 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>
  }
  func.func @memory(%arg0: memref<4xi32>, %arg1: memref<4xi32>) {
    linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%arg0, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> {test.kept} ins(%arg0, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
    return
  }
}

