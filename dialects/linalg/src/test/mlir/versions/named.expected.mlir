#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @products(%arg0: tensor<5x3xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<5xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {x} ins(%arg3, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %1 = linalg.matmul ins(%arg3, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = linalg.matmul indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%1 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %3 = linalg.matmul indexing_maps = [#map3, #map1, #map2] ins(%arg4, %arg1 : tensor<5xf32>, tensor<5x7xf32>) outs(%2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %4 = linalg.contract indexing_maps = [#map, #map1, #map2] {y} ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%3 : tensor<3x7xf32>) -> tensor<3x7xf32>
    return %4 : tensor<3x7xf32>
  }
  func.func @batched(%arg0: tensor<2x5x3xf16>, %arg1: tensor<2x5x7xf16>, %arg2: tensor<2x3x7xf32>, %arg3: tensor<3x7xf32>) -> (tensor<2x3x7xf32>, tensor<3x7xf32>) {
    %0 = linalg.batch_matmul indexing_maps = [#map4, #map5, #map6] ins(%arg0, %arg1 : tensor<2x5x3xf16>, tensor<2x5x7xf16>) outs(%arg2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %1 = linalg.batch_reduce_matmul indexing_maps = [#map4, #map5, #map7] ins(%arg0, %arg1 : tensor<2x5x3xf16>, tensor<2x5x7xf16>) outs(%arg3 : tensor<3x7xf32>) -> tensor<3x7xf32>
    return %0, %1 : tensor<2x3x7xf32>, tensor<3x7xf32>
  }
  func.func @elementwise(%arg0: memref<5x3xf32>, %arg1: memref<3xf32>, %arg2: memref<5x3xi1>, %arg3: f32) {
    linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<5x3xf32>) outs(%arg0 : memref<5x3xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<max_signed> {x} ins(%arg0, %arg0 : memref<5x3xf32>, memref<5x3xf32>) outs(%arg0 : memref<5x3xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg2, %arg0, %arg0 : memref<5x3xi1>, memref<5x3xf32>, memref<5x3xf32>) outs(%arg0 : memref<5x3xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map8, #map9, #map10] ins(%arg1, %arg3 : memref<3xf32>, f32) outs(%arg0 : memref<5x3xf32>)
    return
  }
  func.func @map(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
    %mapped_0 = linalg.map ins(%mapped : tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.subf %init, %in : f32
        linalg.yield %0 : f32
      }
    return %mapped_0 : tensor<5xf32>
  }
  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
    %0 = linalg.winograd_filter_transform {x} fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return %0 : tensor<6x6x5x2xf32>
  }
  func.func @convolutions(%arg0: memref<1x10x10x2x3xi8>, %arg1: memref<2x4x3x3x3xi8>, %arg2: memref<1x4x4x2x4xi32>, %arg3: i32, %arg4: memref<1x3x10x10xi8>, %arg5: memref<4x3x3x3xi8>, %arg6: memref<1x4x4x4xi32>) {
    linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>) outs(%arg2 : memref<1x4x4x2x4xi32>)
    linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg3 : memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>, i32, i32) outs(%arg2 : memref<1x4x4x2x4xi32>)
    linalg.conv_2d_nchw_fchw_q {strides = dense<2> : tensor<2xi64>} ins(%arg4, %arg5, %arg3, %arg3 : memref<1x3x10x10xi8>, memref<4x3x3x3xi8>, i32, i32) outs(%arg6 : memref<1x4x4x4xi32>)
    return
  }
}

