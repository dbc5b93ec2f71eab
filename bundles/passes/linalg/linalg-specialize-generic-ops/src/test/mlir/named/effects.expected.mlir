#map = affine_map<(d0) -> (d0)>
module {
  func.func private @trace(f32)
  func.func @call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      func.call @trace(%in) : (f32) -> ()
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

