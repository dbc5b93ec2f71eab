// RUN: --linalg-specialize-generic-ops
// A copy along permuted loops is a transposition, one along some of the loops in order is a broadcast.
func.func @f(%a: tensor<2x3x4xf32>, %v: tensor<3xf32>, %o: tensor<4x2x3xf32>) -> (tensor<4x2x3xf32>, tensor<4x2x3xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x3x4xf32>) outs(%o : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x2x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v : tensor<3xf32>) outs(%o : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x2x3xf32>
  return %0, %1 : tensor<4x2x3xf32>, tensor<4x2x3xf32>
}

// Neither a permutation of the output, nor a broadcast of a transposition, nor one of a dimension of size 1.
func.func @kept(%a: tensor<2x3x4xf32>, %b: tensor<3x4xf32>, %c: tensor<1x4xf32>, %o: tensor<4x2x3xf32>, %p: tensor<3x4xf32>)
    -> (tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<3x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x3x4xf32>) outs(%o : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x2x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%b : tensor<3x4xf32>) outs(%o : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x2x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<1x4xf32>) outs(%p : tensor<3x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<3x4xf32>
  return %0, %1, %2 : tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<3x4xf32>
}
