#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> ()>
module {
  func.func @products(%arg0: tensor<5x3xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<7x5xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %1 = linalg.matmul indexing_maps = [#map3, #map4, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg3, %arg4 : tensor<3x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<3x7xf32>) -> tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func @batched(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x5x7xf32>, %arg2: tensor<2x3x7xf32>, %arg3: tensor<2x3x5xf32>, %arg4: tensor<2x7x5xf32>) -> tensor<2x3x7xf32> {
    %0 = linalg.batch_matmul indexing_maps = [#map5, #map6, #map7] ins(%arg0, %arg1 : tensor<2x5x3xf32>, tensor<2x5x7xf32>) outs(%arg2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %1 = linalg.batch_matmul indexing_maps = [#map8, #map9, #map7] {x} ins(%arg3, %arg4 : tensor<2x3x5xf32>, tensor<2x7x5xf32>) outs(%0 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    return %1 : tensor<2x3x7xf32>
  }
  func.func @elementwise(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: f32, %arg3: memref<4x?xi8>) {
    linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map10, #map11, #map10] {x} ins(%arg0, %arg2 : memref<4x?xf32>, f32) outs(%arg1 : memref<4x?xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<sub> {cast = #linalg.type_fn<cast_signed>} ins(%arg0, %arg0 : memref<4x?xf32>, memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<4x?xi8>) outs(%arg1 : memref<4x?xf32>) {
    ^bb0(%in: i8, %out: f32):
      %0 = arith.uitofp %in : i8 to f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    }
    return
  }
  func.func @map(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: f32) -> tensor<5xf32> {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
    %mapped_0 = linalg.map ins(%mapped : tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.subf %in, %arg2 : f32
        linalg.yield %0 : f32
      }
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<5xf32>) outs(%arg1 : tensor<5xf32>) {x}
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %mapped_2 = linalg.map outs(%mapped_1 : tensor<5xf32>)
      (%init: f32) {
        linalg.yield %arg2 : f32
      }
    return %mapped_2 : tensor<5xf32>
  }
  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
    %0 = linalg.winograd_filter_transform {x} fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return %0 : tensor<6x6x5x2xf32>
  }
}

