#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @a(%arg0: tensor<f32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %2 = arith.addf %extracted, %in : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @b(%arg0: tensor<1xf32>, %arg1: tensor<1x3xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %extracted = tensor.extract %arg1[%c0, %c2] : tensor<1x3xf32>
      %extracted_0 = tensor.extract %arg0[%c0] : tensor<1xf32>
      %2 = arith.addf %extracted_0, %in : f32
      %3 = arith.addf %2, %extracted : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @c(%arg0: memref<f32>, %arg1: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<f32>) outs(%arg1 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @e(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    return %0 : tensor<f32>
  }
}

