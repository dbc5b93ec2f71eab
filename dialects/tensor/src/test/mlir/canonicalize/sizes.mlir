// RUN: --canonicalize
// tensor.dim of the results of all operations whose sizes are known.
func.func @of_cast_with_sizes(%t: tensor<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

func.func @of_cast_to_sizes(%t: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %0, %i : tensor<4x?xf32>
  return %1, %2 : index, index
}

func.func @outside(%t: tensor<4x?xf32>) -> (index, index) {
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %0 = tensor.dim %t, %c2 : tensor<4x?xf32>
  %1 = tensor.dim %t, %m1 : tensor<4x?xf32>
  return %0, %1 : index, index
}

func.func @of_static_and_dynamic(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %t, %i : tensor<4x?xf32>
  %3 = tensor.dim %u, %c0 : tensor<*xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

func.func @of_generate(%a: index, %b: index, %f: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.generate %a, %b {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x3x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x3x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x3x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x3x?xf32>
  return %1, %2, %3 : index, index, index
}

func.func @of_empty(%a: index, %b: index, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.empty(%a, %b) : tensor<?x3x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x3x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x3x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x3x?xf32>
  %4 = tensor.dim %0, %i : tensor<?x3x?xf32>
  return %1, %2, %3, %4 : index, index, index, index
}

func.func @of_slice(%t: tensor<?x?x?xf32>, %a: index, %b: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[0, 1, 2] [%a, 4, %b] [1, 1, 2] : tensor<?x?x?xf32> to tensor<?x4x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x4x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  return %1, %2, %3 : index, index, index
}

func.func @of_rank_reduced_slice(%t: tensor<?x?x?xf32>, %a: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0, 1, 2] [1, 1, %a] [1, 1, 2] : tensor<?x?x?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}

func.func @of_insertions(%t: tensor<?x?xf32>, %s: tensor<4xf32>, %f: f32, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %t[0, %i] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %1, %3 : index, index
}

func.func @of_expansion(%t: tensor<?x?xf32>, %a: index, %b: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.expand_shape %t [[0, 1], [2, 3, 4]] output_shape [%a, 6, 3, 5, %b] : tensor<?x?xf32> into tensor<?x6x3x5x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x6x3x5x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x6x3x5x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x6x3x5x?xf32>
  %4 = tensor.dim %0, %c4 : tensor<?x6x3x5x?xf32>
  return %1, %2, %3, %4 : index, index, index, index
}

func.func @of_collapse(%t: tensor<?x4x?x?x5xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.collapse_shape %t [[0, 1, 2], [3], [4]] : tensor<?x4x?x?x5xf32> into tensor<?x?x5xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x5xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x5xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x?x5xf32>
  return %1, %2, %3 : index, index, index
}

func.func @of_reshape(%t: tensor<?xf32>, %s: tensor<2xindex>, %r: tensor<2xi32>, %i: index) -> (index, index) {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.reshape %t(%r) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = tensor.dim %2, %i : tensor<?x?xf32>
  return %1, %3 : index, index
}

func.func @ranks(%t: tensor<?x?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %t : tensor<?x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : index, index
}
