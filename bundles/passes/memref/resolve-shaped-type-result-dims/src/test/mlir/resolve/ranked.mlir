// RUN: --resolve-ranked-shaped-type-result-dims
// Sizes of results become sizes of operands and functions of them.
func.func private @use(index)
func.func @concat(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %a, %b, %a : (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @concat2(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(1) %a, %b : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @slice(%a: tensor<?x?x?xf32>, %i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [%i, 1, %j] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = tensor.insert_slice %0 into %a[0, 0, 0] [%i, 1, %j] [1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %4 = tensor.dim %3, %c1 : tensor<?x?x?xf32>
  return %1, %2, %4 : index, index, index
}
func.func @empty(%i: index, %j: index, %f: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.splat %f[%i, %j] : tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %4 = bufferization.alloc_tensor(%i, %j) : tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  %6 = bufferization.alloc_tensor() copy(%4) : tensor<?x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %7 : index, index, index, index
}
func.func @reshape(%a: tensor<?x4x?xf32>, %i: index, %j: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = tensor.expand_shape %a [[0, 1], [2], [3, 4]] output_shape [%i, 6, 4, %j, 2] : tensor<?x4x?xf32> into tensor<?x6x4x?x2xf32>
  %4 = tensor.dim %3, %c0 : tensor<?x6x4x?x2xf32>
  %5 = tensor.dim %3, %c3 : tensor<?x6x4x?x2xf32>
  %6 = tensor.dim %3, %c1 : tensor<?x6x4x?x2xf32>
  return %1, %2, %4, %5, %6 : index, index, index, index, index
}
func.func @pack(%a: tensor<?x?xf32>, %d: tensor<?x?x8x4xf32>, %u: tensor<?x?xf32>, %f: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %d : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?x8x4xf32>
  %2 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %u : tensor<?x?x8x4xf32> -> tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = bufferization.materialize_in_destination %a in %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x?xf32>
  return %1, %3, %5 : index, index, index
}
func.func @generate(%i: index, %j: index, %m: memref<?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.generate %i, %j {
  ^bb0(%k: index, %l: index, %p: index):
    tensor.yield %k : index
  } : tensor<?x4x?xindex>
  %1 = tensor.dim %0, %c1 : tensor<?x4x?xindex>
  %2 = tensor.dim %0, %c2 : tensor<?x4x?xindex>
  %3 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.dim %3, %c1 : tensor<?x?xf32>
  return %1, %2, %4 : index, index, index
}
