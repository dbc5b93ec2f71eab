// RUN: --canonicalize
// Copies whose maps are the same permutation do nothing; others transpose.
#permuted = affine_map<(d0, d1) -> (d1, d0)>
#identity = affine_map<(d0, d1) -> (d0, d1)>
func.func @same(%in: tensor<4x?xf32>, %init: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#permuted, #permuted], iterator_types = ["parallel", "parallel"]} ins(%in : tensor<4x?xf32>) outs(%init : tensor<4x?xf32>) {
  ^bb0(%element: f32, %old: f32):
    linalg.yield %element : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @transposed(%in: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#identity, #permuted], iterator_types = ["parallel", "parallel"]} ins(%in : tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) {
  ^bb0(%element: f32, %old: f32):
    linalg.yield %element : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @onto_itself(%buffer: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [#permuted, #permuted], iterator_types = ["parallel", "parallel"]} ins(%buffer : memref<4x4xf32>) outs(%buffer : memref<4x4xf32>) {
  ^bb0(%element: f32, %old: f32):
    linalg.yield %element : f32
  }
  return
}
