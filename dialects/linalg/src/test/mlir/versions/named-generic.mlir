// RUN: --mlir-print-op-generic
// The attributes and computations of named operations in generic form.
func.func @products(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>, %d: tensor<3x5xf32>, %v: tensor<5xf32>) -> tensor<3x7xf32> {
  %0 = linalg.matmul ins(%d, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%c : tensor<3x7xf32>) {x} -> tensor<3x7xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%d, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%1 : tensor<3x7xf32>) -> tensor<3x7xf32>
  %3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%v, %b : tensor<5xf32>, tensor<5x7xf32>) outs(%2 : tensor<3x7xf32>) -> tensor<3x7xf32>
  %4 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {y} ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%3 : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %4 : tensor<3x7xf32>
}

func.func @batched(%a: tensor<2x5x3xf16>, %b: tensor<2x5x7xf16>, %c: tensor<2x3x7xf32>, %d: tensor<3x7xf32>) -> (tensor<2x3x7xf32>, tensor<3x7xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x5x3xf16>, tensor<2x5x7xf16>) outs(%c : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %1 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : tensor<2x5x3xf16>, tensor<2x5x7xf16>) outs(%d : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %0, %1 : tensor<2x3x7xf32>, tensor<3x7xf32>
}

func.func @elementwise(%a: memref<5x3xf32>, %v: memref<3xf32>, %c: memref<5x3xi1>, %s: f32) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<5x3xf32>) outs(%a : memref<5x3xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> {x} ins(%a, %a : memref<5x3xf32>, memref<5x3xf32>) outs(%a : memref<5x3xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%c, %a, %a : memref<5x3xi1>, memref<5x3xf32>, memref<5x3xf32>) outs(%a : memref<5x3xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>] ins(%v, %s : memref<3xf32>, f32) outs(%a : memref<5x3xf32>)
  return
}

func.func @map(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<5xf32>, tensor<5xf32>) outs(%b : tensor<5xf32>)
  %1 = linalg.map ins(%0 : tensor<5xf32>) outs(%b : tensor<5xf32>) (%in: f32, %out: f32) {
    %2 = arith.subf %out, %in : f32
    linalg.yield %2 : f32
  }
  return %1 : tensor<5xf32>
}

func.func @winograd(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform {x} fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

func.func @convolutions(%i: memref<1x10x10x2x3xi8>, %w: memref<2x4x3x3x3xi8>, %o: memref<1x4x4x2x4xi32>, %z: i32, %i2: memref<1x3x10x10xi8>, %w2: memref<4x3x3x3xi8>, %o2: memref<1x4x4x4xi32>) {
  linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%i, %w : memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>) outs(%o : memref<1x4x4x2x4xi32>)
  linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<2> : tensor<2xi64>} ins(%i, %w, %z, %z : memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>, i32, i32) outs(%o : memref<1x4x4x2x4xi32>)
  linalg.conv_2d_nchw_fchw_q {strides = dense<2> : tensor<2xi64>} ins(%i2, %w2, %z, %z : memref<1x3x10x10xi8>, memref<4x3x3x3xi8>, i32, i32) outs(%o2 : memref<1x4x4x4xi32>)
  return
}
