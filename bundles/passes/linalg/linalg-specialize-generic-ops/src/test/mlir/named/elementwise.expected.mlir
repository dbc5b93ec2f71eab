#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @exp_with_flags(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_of_output(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %out : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_twice(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_and_unused(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_transposed(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x4xf32>) outs(%arg1 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_other_loops(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @exp_of_scalar(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @exp_of_buffers(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
    linalg.exp ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    return
  }
  func.func @copy_and_unused(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @copy_scalar(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @copy_dynamic(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @copy_attributes(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @broadcast(%arg0: tensor<?xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<4x?xf32>) dimensions = [0] 
    return %broadcasted : tensor<4x?xf32>
  }
  func.func @fill(%arg0: f32, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @fill_by_tensor(%arg0: tensor<f32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<4x?xf32>) dimensions = [0, 1] 
    return %broadcasted : tensor<4x?xf32>
  }
  func.func @fill_other_loops(%arg0: f32, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @fill_converted(%arg0: f16, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : f16) outs(%arg1 : tensor<4x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %1 = arith.extf %in : f16 to f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @addf(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @addf_sw(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.add ins(%arg1, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @addf_xx(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @addf_xy(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @addf_fm(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @subf(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @subf_sw(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.sub ins(%arg1, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @mulf(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @divf(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.div ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @divf_sw(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.div ins(%arg1, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @maximumf(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @add_bc(%arg0: tensor<?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @add_sc(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : f32, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @add_ext(%arg0: tensor<4x?xf16>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf16>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f16, %in_0: f32, %out: f32):
      %1 = arith.extf %in : f16 to f32
      %2 = arith.addf %1, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @add_three(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
}

