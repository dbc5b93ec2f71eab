#map = affine_map<(d0) -> (d0)>
module {
  func.func @d(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %arg0 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

