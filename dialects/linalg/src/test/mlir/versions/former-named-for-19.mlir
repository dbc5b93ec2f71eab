// RUN: --mlir-version=19.1
// What was read is printed again.
func.func @products(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>, %d: tensor<3x5xf32>, %e: tensor<7x5xf32>) -> tensor<3x7xf32> {
  %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c : tensor<3x7xf32>) -> tensor<3x7xf32>
  %1 = linalg.matmul_transpose_b {cast = #linalg.type_fn<cast_unsigned>} ins(%d, %e : tensor<3x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
  %2 = linalg.matmul ins(%d, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %2 : tensor<3x7xf32>
}

func.func @batched(%a: tensor<2x5x3xf32>, %b: tensor<2x5x7xf32>, %c: tensor<2x3x7xf32>, %d: tensor<2x3x5xf32>, %e: tensor<2x7x5xf32>) -> tensor<2x3x7xf32> {
  %0 = linalg.batch_matmul_transpose_a ins(%a, %b : tensor<2x5x3xf32>, tensor<2x5x7xf32>) outs(%c : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %1 = linalg.batch_matmul_transpose_b {x} ins(%d, %e : tensor<2x3x5xf32>, tensor<2x7x5xf32>) outs(%0 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  return %1 : tensor<2x3x7xf32>
}

func.func @elementwise(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %s: f32, %i: memref<4x?xi8>) {
  linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%a : memref<4x?xf32>) outs(%b : memref<4x?xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>, x} ins(%a, %s : memref<4x?xf32>, f32) outs(%b : memref<4x?xf32>)
  linalg.elemwise_binary {cast = #linalg.type_fn<cast_signed>, fun = #linalg.binary_fn<sub>} ins(%a, %a : memref<4x?xf32>, memref<4x?xf32>) outs(%b : memref<4x?xf32>)
  linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.unary_fn<exp>} ins(%a : memref<4x?xf32>) outs(%b : memref<4x?xf32>)
  return
}

func.func @map(%a: tensor<5xf32>, %b: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<5xf32>, tensor<5xf32>) outs(%b : tensor<5xf32>)
  %1 = linalg.map ins(%0 : tensor<5xf32>) outs(%b : tensor<5xf32>) (%in: f32) {
    %4 = arith.subf %in, %f : f32
    linalg.yield %4 : f32
  }
  %2 = "linalg.map"(%1, %b) ({
  ^bb0(%in: f32):
    linalg.yield %in : f32
  }) {x} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %3 = linalg.map outs(%2 : tensor<5xf32>) () {
    linalg.yield %f : f32
  }
  return %3 : tensor<5xf32>
}

func.func @winograd(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform {x} m(4) r(3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
