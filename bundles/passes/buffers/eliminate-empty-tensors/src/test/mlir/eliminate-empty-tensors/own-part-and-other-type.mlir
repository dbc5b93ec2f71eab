// RUN: --eliminate-empty-tensors
// REFERENCE: extracts from the empty tensor that it replaces, and casts between tensors of different elements.
// An empty tensor is kept that is inserted into itself, or copied into elements of another type.
func.func @ownPart() -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = tensor.insert_slice %e into %e[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @filledOwnPart() -> tensor<4xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %g = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.insert_slice %g into %e[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @otherType(%d: tensor<8xi64>) -> tensor<8xi64> {
  %e = tensor.empty() : tensor<4xi32>
  %f = tensor.empty() : tensor<4xi64>
  %c = arith.constant 0 : i32
  %g = linalg.fill ins(%c : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %k = linalg.copy ins(%g : tensor<4xi32>) outs(%f : tensor<4xi64>) -> tensor<4xi64>
  %0 = tensor.insert_slice %k into %d[0] [4] [1] : tensor<4xi64> into tensor<8xi64>
  return %0 : tensor<8xi64>
}
