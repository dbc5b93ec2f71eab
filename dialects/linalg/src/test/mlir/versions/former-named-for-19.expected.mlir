module {
  func.func @products(%arg0: tensor<5x3xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<7x5xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul_transpose_a ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %1 = linalg.matmul_transpose_b {cast = #linalg.type_fn<cast_unsigned>} ins(%arg3, %arg4 : tensor<3x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<3x7xf32>) -> tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func @batched(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x5x7xf32>, %arg2: tensor<2x3x7xf32>, %arg3: tensor<2x3x5xf32>, %arg4: tensor<2x7x5xf32>) -> tensor<2x3x7xf32> {
    %0 = linalg.batch_matmul_transpose_a ins(%arg0, %arg1 : tensor<2x5x3xf32>, tensor<2x5x7xf32>) outs(%arg2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %1 = linalg.batch_matmul_transpose_b {x} ins(%arg3, %arg4 : tensor<2x3x5xf32>, tensor<2x7x5xf32>) outs(%0 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    return %1 : tensor<2x3x7xf32>
  }
  func.func @elementwise(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: f32, %arg3: memref<4x?xi8>) {
    linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    linalg.elemwise_binary {fun = #linalg.binary_fn<mul>, x} ins(%arg0, %arg2 : memref<4x?xf32>, f32) outs(%arg1 : memref<4x?xf32>)
    linalg.elemwise_binary {cast = #linalg.type_fn<cast_signed>, fun = #linalg.binary_fn<sub>} ins(%arg0, %arg0 : memref<4x?xf32>, memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.unary_fn<exp>} ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
    return
  }
  func.func @map(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: f32) -> tensor<5xf32> {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
    %mapped_0 = linalg.map ins(%mapped : tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
      (%in: f32) {
        %0 = arith.subf %in, %arg2 : f32
        linalg.yield %0 : f32
      }
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<5xf32>) outs(%arg1 : tensor<5xf32>) {x}
      (%in: f32) {
        linalg.yield %in : f32
      }
    %mapped_2 = linalg.map outs(%mapped_1 : tensor<5xf32>)
      () {
        linalg.yield %arg2 : f32
      }
    return %mapped_2 : tensor<5xf32>
  }
  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
    %0 = linalg.winograd_filter_transform {x} m(4) r(3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return %0 : tensor<6x6x5x2xf32>
  }
}

