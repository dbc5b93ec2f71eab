// RUN: --canonicalize
// REFERENCE: folds the constant as if it needed no padding
func.func @constant_with_unknown_padding(%d: tensor<4x2xf32>, %f: f32) -> tensor<4x2xf32> {
  %splat = arith.constant dense<1.0> : tensor<7xf32>
  %0 = linalg.pack %splat padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<7xf32> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
