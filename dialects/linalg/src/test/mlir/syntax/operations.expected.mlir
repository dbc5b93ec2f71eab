#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<() -> ()>
module {
  func.func @f(%arg0: tensor<4x8xi8>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {doc = "x", indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"], library_call = "foo"} ins(%arg0 : tensor<4x8xi8>) outs(%arg1 : tensor<8xf32>) attrs =  {bar, other = 3 : i64, zoo = "a"} {
    ^bb0(%in: i8, %out: f32):
      %1 = linalg.index 0 : index
      linalg.yield %out : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @g(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: memref<f32>, %arg3: memref<4x8xf32>, %arg4: f32, %arg5: memref<8x8xf32>, %arg6: memref<4xi8>, %arg7: tensor<2x3x3x5xf32>, %arg8: tensor<6x6x5x2xf32>) -> tensor<8xf32> {
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8xf32>) dimensions = [0]  {a = 1 : i64}
    %reduced_0 = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8xf32>) dimensions = [0]  {a = 1 : i64}
      (%in: f32, %init: f32) {
        %2 = arith.addf %in, %init : f32
        linalg.yield %2 : f32
      }
    %reduced_1 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8xf32>) dimensions = [0] 
    %reduced_2:2 = linalg.reduce ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg1, %arg1 : tensor<8xf32>, tensor<8xf32>) dimensions = [0] 
      (%in: f32, %in_6: f32, %init: f32, %init_7: f32) {
        %2 = arith.addf %in_6, %in fastmath<fast> : f32
        linalg.yield %2, %2 : f32, f32
      }
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) {b}
      (%in: f32, %in_6: f32) {
        linalg.yield %in : f32
      }
    %mapped_3 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) {b}
    %mapped_4 = linalg.map ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
      (%in: f32, %in_6: f32) {
        %2 = arith.addf %in_6, %in : f32
        linalg.yield %2 : f32
      }
    %mapped_5 = linalg.map outs(%arg0 : tensor<4x8xf32>)
      () {
        %cst = arith.constant 0.000000e+00 : f32
        linalg.yield %cst : f32
      }
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) permutation = [0, 1]  {a}
    linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%arg2 : memref<f32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    }
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<8xf32>) outs(%arg0 : tensor<4x8xf32>) dimensions = [0] 
    linalg.map { math.exp } ins(%arg3 : memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg6, %arg6 : memref<4xi8>, memref<4xi8>) outs(%arg6 : memref<4xi8>)
    linalg.matmul {doc = "x"} ins(%arg3, %arg5 : memref<4x8xf32>, memref<8x8xf32>) outs(%arg3 : memref<4x8xf32>)
    linalg.fill {a} ins(%arg4 : f32) outs(%arg3 : memref<4x8xf32>)
    %1 = linalg.winograd_filter_transform m(4) r(3) ins(%arg7 : tensor<2x3x3x5xf32>) outs(%arg8 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return %reduced : tensor<8xf32>
  }
}

