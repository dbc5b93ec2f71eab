#map = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3 * 3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 3, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1) -> (d0 + d1)>
#map17 = affine_map<(d0, d1) -> (d1)>
#map18 = affine_map<(d0, d1) -> (d0)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 3, d2 * 3 + d5 * 2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4 * 3, d3 * 3 + d5 * 2)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 3, d2 * 3 + d5 * 2, d6)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5 * 3, d3 * 3 + d6 * 2)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4 * 3, d2 * 3 + d5 * 2)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 3, d2 * 3 + d6 * 2, d3)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 3, d2 * 3 + d6 * 2, d3 + d7 * 2, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5 * 3, d2 * 3 + d6 * 2, d3 + d7 * 2, d8)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 * 2 + d5 * 3, d2 * 3 + d6 * 2, d3 + d7 * 2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4 * 3, d2 * 3 + d5 * 2, d3 + d6 * 2, d7)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4 * 3, d2 * 3 + d5 * 2, d3 + d6 * 2)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 3, d4 * 3 + d7 * 2)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
module {
  func.func @pooling_nwc_sum(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2xf32>, %arg2: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2xf32>) outs(%arg2 : tensor<6x3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x7xf32>
    return %0 : tensor<6x3x7xf32>
  }
  func.func @pooling_ncw_sum(%arg0: tensor<6x7x8xf32>, %arg1: tensor<2xf32>, %arg2: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8xf32>, tensor<2xf32>) outs(%arg2 : tensor<6x7x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x7x3xf32>
    return %0 : tensor<6x7x3xf32>
  }
  func.func @pooling_nwc_max(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2xf32>, %arg2: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2xf32>) outs(%arg2 : tensor<6x3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x7xf32>
    return %0 : tensor<6x3x7xf32>
  }
  func.func @pooling_ncw_max(%arg0: tensor<6x7x8xf32>, %arg1: tensor<2xf32>, %arg2: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8xf32>, tensor<2xf32>) outs(%arg2 : tensor<6x7x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x7x3xf32>
    return %0 : tensor<6x7x3xf32>
  }
  func.func @pooling_nwc_min(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2xf32>, %arg2: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2xf32>) outs(%arg2 : tensor<6x3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.minimumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x7xf32>
    return %0 : tensor<6x3x7xf32>
  }
  func.func @pooling_nwc_max_unsigned(%arg0: tensor<6x8x7xi32>, %arg1: tensor<2xi32>, %arg2: tensor<6x3x7xi32>) -> tensor<6x3x7xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xi32>, tensor<2xi32>) outs(%arg2 : tensor<6x3x7xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.maxui %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<6x3x7xi32>
    return %0 : tensor<6x3x7xi32>
  }
  func.func @pooling_nwc_min_unsigned(%arg0: tensor<6x8x7xi32>, %arg1: tensor<2xi32>, %arg2: tensor<6x3x7xi32>) -> tensor<6x3x7xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xi32>, tensor<2xi32>) outs(%arg2 : tensor<6x3x7xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.minui %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<6x3x7xi32>
    return %0 : tensor<6x3x7xi32>
  }
  func.func @conv_1d_nwc_wcf(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2x7x8xf32>, %arg2: tensor<6x3x8xf32>) -> tensor<6x3x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2x7x8xf32>) outs(%arg2 : tensor<6x3x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x8xf32>
    return %0 : tensor<6x3x8xf32>
  }
  func.func @conv_1d_ncw_fcw(%arg0: tensor<6x7x8xf32>, %arg1: tensor<8x7x2xf32>, %arg2: tensor<6x8x3xf32>) -> tensor<6x8x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8xf32>, tensor<8x7x2xf32>) outs(%arg2 : tensor<6x8x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x8x3xf32>
    return %0 : tensor<6x8x3xf32>
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2x7xf32>, %arg2: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2x7xf32>) outs(%arg2 : tensor<6x3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x7xf32>
    return %0 : tensor<6x3x7xf32>
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: tensor<6x7x8xf32>, %arg1: tensor<7x2xf32>, %arg2: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8xf32>, tensor<7x2xf32>) outs(%arg2 : tensor<6x7x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x7x3xf32>
    return %0 : tensor<6x7x3xf32>
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: tensor<6x8x7xf32>, %arg1: tensor<2x7x8xf32>, %arg2: tensor<6x3x7x8xf32>) -> tensor<6x3x7x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x7xf32>, tensor<2x7x8xf32>) outs(%arg2 : tensor<6x3x7x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x7x8xf32>
    return %0 : tensor<6x3x7x8xf32>
  }
  func.func @conv_1d(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4xf32>, tensor<2xf32>) outs(%arg2 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func @pooling_nhwc_sum(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<6x3x4x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x7xf32>
    return %0 : tensor<6x3x4x7xf32>
  }
  func.func @pooling_nchw_sum(%arg0: tensor<6x7x8x14xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map22, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8x14xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<6x7x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x7x3x4xf32>
    return %0 : tensor<6x7x3x4xf32>
  }
  func.func @pooling_nhwc_max(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<6x3x4x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x7xf32>
    return %0 : tensor<6x3x4x7xf32>
  }
  func.func @pooling_nchw_max(%arg0: tensor<6x7x8x14xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map22, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8x14xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<6x7x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x7x3x4xf32>
    return %0 : tensor<6x7x3x4xf32>
  }
  func.func @pooling_nhwc_min(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<6x3x4x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.minimumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x7xf32>
    return %0 : tensor<6x3x4x7xf32>
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: tensor<6x8x14x7xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xi32>, tensor<2x3xi32>) outs(%arg2 : tensor<6x3x4x7xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.maxui %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<6x3x4x7xi32>
    return %0 : tensor<6x3x4x7xi32>
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: tensor<6x8x14x7xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xi32>, tensor<2x3xi32>) outs(%arg2 : tensor<6x3x4x7xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.minui %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<6x3x4x7xi32>
    return %0 : tensor<6x3x4x7xi32>
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3x7x8xf32>, %arg2: tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3x7x8xf32>) outs(%arg2 : tensor<6x3x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x8xf32>
    return %0 : tensor<6x3x4x8xf32>
  }
  func.func @conv_2d_nchw_fchw(%arg0: tensor<6x7x8x14xf32>, %arg1: tensor<8x7x2x3xf32>, %arg2: tensor<6x8x3x4xf32>) -> tensor<6x8x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map26, #map27, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8x14xf32>, tensor<8x7x2x3xf32>) outs(%arg2 : tensor<6x8x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x8x3x4xf32>
    return %0 : tensor<6x8x3x4xf32>
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3x7xf32>, %arg2: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map19, #map28, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3x7xf32>) outs(%arg2 : tensor<6x3x4x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x7xf32>
    return %0 : tensor<6x3x4x7xf32>
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: tensor<6x7x8x14xf32>, %arg1: tensor<7x2x3xf32>, %arg2: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8x14xf32>, tensor<7x2x3xf32>) outs(%arg2 : tensor<6x7x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x7x3x4xf32>
    return %0 : tensor<6x7x3x4xf32>
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<2x3x7x8xf32>, %arg2: tensor<6x3x4x7x8xf32>) -> tensor<6x3x4x7x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<2x3x7x8xf32>) outs(%arg2 : tensor<6x3x4x7x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x7x8xf32>
    return %0 : tensor<6x3x4x7x8xf32>
  }
  func.func @conv_2d(%arg0: tensor<4x6xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map35, #map11, #map36], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func @pooling_ndhwc_sum(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%arg2 : tensor<6x3x4x5x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x5x7xf32>
    return %0 : tensor<6x3x4x5x7xf32>
  }
  func.func @pooling_ndhwc_max(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%arg2 : tensor<6x3x4x5x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x5x7xf32>
    return %0 : tensor<6x3x4x5x7xf32>
  }
  func.func @pooling_ndhwc_min(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%arg2 : tensor<6x3x4x5x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.minimumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<6x3x4x5x7xf32>
    return %0 : tensor<6x3x4x5x7xf32>
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2x7x8xf32>, %arg2: tensor<6x3x4x5x8xf32>) -> tensor<6x3x4x5x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map40, #map41, #map42], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7x8xf32>) outs(%arg2 : tensor<6x3x4x5x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x5x8xf32>
    return %0 : tensor<6x3x4x5x8xf32>
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: tensor<6x7x8x14x7xf32>, %arg1: tensor<8x7x2x3x2xf32>, %arg2: tensor<6x8x3x4x5xf32>) -> tensor<6x8x3x4x5xf32> {
    %0 = linalg.generic {indexing_maps = [#map43, #map44, #map45], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x7x8x14x7xf32>, tensor<8x7x2x3x2xf32>) outs(%arg2 : tensor<6x8x3x4x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x8x3x4x5xf32>
    return %0 : tensor<6x8x3x4x5xf32>
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2x7xf32>, %arg2: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map46, #map47, #map48], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7xf32>) outs(%arg2 : tensor<6x3x4x5x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x5x7xf32>
    return %0 : tensor<6x3x4x5x7xf32>
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: tensor<6x7x8x14x7xf32>, %arg1: tensor<7x2x3x2xf32>, %arg2: tensor<6x7x3x4x5xf32>) -> tensor<6x7x3x4x5xf32> {
    %0 = linalg.generic {indexing_maps = [#map49, #map50, #map51], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<6x7x8x14x7xf32>, tensor<7x2x3x2xf32>) outs(%arg2 : tensor<6x7x3x4x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x7x3x4x5xf32>
    return %0 : tensor<6x7x3x4x5xf32>
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: tensor<6x8x14x7x7xf32>, %arg1: tensor<2x3x2x7x8xf32>, %arg2: tensor<6x3x4x5x7x8xf32>) -> tensor<6x3x4x5x7x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map40, #map41, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7x8xf32>) outs(%arg2 : tensor<6x3x4x5x7x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x5x7x8xf32>
    return %0 : tensor<6x3x4x5x7x8xf32>
  }
  func.func @conv_3d(%arg0: tensor<4x6x6xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = linalg.generic {indexing_maps = [#map53, #map30, #map54], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<4x6x6xf32>, tensor<2x3x2xf32>) outs(%arg2 : tensor<3x4x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: tensor<6x8x14x7xf32>, %arg1: tensor<8x2x3x7xf32>, %arg2: tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map23, #map55, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x8x14x7xf32>, tensor<8x2x3x7xf32>) outs(%arg2 : tensor<6x3x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x3x4x8xf32>
    return %0 : tensor<6x3x4x8xf32>
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: tensor<6x5x7x8x14xf32>, %arg1: tensor<8x5x7x2x3xf32>, %arg2: tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map56, #map57, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x5x7x8x14xf32>, tensor<8x5x7x2x3xf32>) outs(%arg2 : tensor<6x5x8x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x5x8x3x4xf32>
    return %0 : tensor<6x5x8x3x4xf32>
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: tensor<6x5x7x8x14xf32>, %arg1: tensor<5x8x7x2x3xf32>, %arg2: tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map56, #map58, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<6x5x7x8x14xf32>, tensor<5x8x7x2x3xf32>) outs(%arg2 : tensor<6x5x8x3x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<6x5x8x3x4xf32>
    return %0 : tensor<6x5x8x3x4xf32>
  }
}

