// RUN: --linalg-generalize-named-ops
// Attributes are not kept; softmax is no loop nest.
func.func @g(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: memref<f32>, %e: memref<4x8xf32>, %s: f32) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<4x8xf32>) {
  %0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] {a = 1}
  %6 = linalg.map { arith.addf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {b}
  %t = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [0, 1] {a}
  %9 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%t : tensor<4x8xf32>) dimensions = [0]
  linalg.fill {x} ins(%s : f32) outs(%e : memref<4x8xf32>)
  linalg.copy ins(%e : memref<4x8xf32>) outs(%e : memref<4x8xf32>)
  %x = linalg.softmax dimension(1) ins(%9 : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %x, %0, %6 : tensor<4x8xf32>, tensor<8xf32>, tensor<4x8xf32>
}
