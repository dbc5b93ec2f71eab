// RUN: --linalg-morph-ops=named-to-category
// Elementwise named operations become linalg.elementwise; maximum, minimum and contractions have no category here.
func.func @f(%a: tensor<4x?xf32>, %c: tensor<4x?xi1>, %m: tensor<?x4xf32>, %o: tensor<4x4xf32>)
    -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>) {
  %0 = linalg.exp {test.dropped} ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.sub ins(%0, %a : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %2 = linalg.select ins(%c, %1, %a : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %3 = linalg.max ins(%2, %a : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %4 = linalg.matmul ins(%a, %m : tensor<4x?xf32>, tensor<?x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2, %3, %4 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>
}

func.func @memory(%a: memref<4xi32>, %b: memref<4xi32>) {
  linalg.div_unsigned ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%b : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> {test.kept} ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%b : memref<4xi32>)
  return
}
