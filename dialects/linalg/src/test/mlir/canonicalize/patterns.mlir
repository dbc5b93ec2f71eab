// RUN: --mlir-version=19.1 --canonicalize --split-input-file
// Casts, identities, fills, transposes and static shapes of structured operations.
func.func @memref_cast(%a: memref<4x4xf32>, %b: memref<?x?xf32>) {
  %0 = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  linalg.matmul ins(%0, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%0 : memref<?x?xf32>)
  linalg.copy ins(%b : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}

// -----
func.func @no_elements(%a: memref<0x4xf32>, %t: tensor<0xf32>) -> tensor<0xf32> {
  %c = arith.constant 1.0 : f32
  linalg.fill ins(%c : f32) outs(%a : memref<0x4xf32>)
  %0 = linalg.fill ins(%c : f32) outs(%t : tensor<0xf32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

// -----
#id = affine_map<(i) -> (i)>
func.func @identity(%a: tensor<?xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %z : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----
func.func @static_shapes(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
func.func @casts(%a: tensor<3x4xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<3x5xf32> {
  %0 = tensor.cast %a : tensor<3x4xf32> to tensor<?x?xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<3x5xf32>
  return %2 : tensor<3x5xf32>
}

// -----
func.func @fills(%s: f32, %a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %i: index) -> (f32, tensor<32xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<?x?xf32>) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<4x8xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %3 = tensor.pad %0 low[%i, 1] high[2, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %s : f32
  } : tensor<4x8xf32> to tensor<?x?xf32>
  %4 = linalg.copy ins(%0 : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = tensor.concat dim(0) %0, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %6 = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %7 = linalg.copy ins(%b : tensor<?x?xf32>) outs(%6 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1, %2, %3, %4, %5, %7 : f32, tensor<32xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<?x?xf32>
}

// -----
func.func @transposes(%a: tensor<2x?x4xf32>, %b: tensor<?x4x2xf32>, %c: tensor<4x2x?xf32>, %v: tensor<?xf32>, %m: tensor<?x6xf32>, %n: tensor<6x?xf32>) -> (tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<6x?xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x?x4xf32>) outs(%b : tensor<?x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<?x4x2xf32>) outs(%c : tensor<4x2x?xf32>) permutation = [1, 2, 0]
  %2 = linalg.transpose ins(%a : tensor<2x?x4xf32>) outs(%a : tensor<2x?x4xf32>) permutation = [0, 1, 2]
  %3 = linalg.broadcast ins(%v : tensor<?xf32>) outs(%m : tensor<?x6xf32>) dimensions = [1]
  %4 = linalg.transpose ins(%3 : tensor<?x6xf32>) outs(%n : tensor<6x?xf32>) permutation = [1, 0]
  return %1, %2, %4 : tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<6x?xf32>
}
