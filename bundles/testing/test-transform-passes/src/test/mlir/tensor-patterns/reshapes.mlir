// RUN: --test-tensor-transform-patterns=test-reassociative-reshape-folding

// Reshapes that only add or drop dimensions of size 1 are folded into slices, others stay.
func.func @expand_of_reducing(%t: tensor<?x?x?x?xf32>, %idx: index, %s: index, %u: index) -> (tensor<?x1x1x5xf32>, tensor<?x1x5xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0, 0][%idx, 1, 1, 5][1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x5xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [%s, 1, 1, 5] : tensor<?x1x5xf32> into tensor<?x1x1x5xf32>
  %2 = tensor.extract_slice %t[0, 0, 0, 0][%idx, 1, 1, 5][1, 1, 1, 2] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%s, 1, 5] : tensor<?x5xf32> into tensor<?x1x5xf32>
  return %1, %3 : tensor<?x1x1x5xf32>, tensor<?x1x5xf32>
}
func.func @collapse_of_extract(%t: tensor<?x?x?x?xf32>, %i: index) -> (tensor<?x5xf32>, tensor<?x1x5xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x1x5xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2, 3]] : tensor<?x1x1x5xf32> into tensor<?x5xf32>
  %2 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<?x1x1x5xf32> into tensor<?x1x5xf32>
  %3 = tensor.extract_slice %t[0, 0, 0, 0][%i, 1, 2, 5][1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x2x5xf32>
  %4 = tensor.collapse_shape %3 [[0, 1, 2, 3]] : tensor<?x1x2x5xf32> into tensor<?xf32>
  return %1, %2, %4 : tensor<?x5xf32>, tensor<?x1x5xf32>, tensor<?xf32>
}
func.func @collapse_of_extract1(%t: tensor<?x?x?x?xf32>, %i: index) -> (tensor<?x5xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x1x5xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2, 3]] : tensor<?x1x1x5xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}
func.func @collapse_of_extract2(%t: tensor<?x?x?x?xf32>, %i: index) -> (tensor<?x5xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x1x5xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}
func.func @insert_of_collapse(%t: tensor<?x?x?x?xf32>, %d: tensor<?x?x?x?xf32>, %b: tensor<?x1x1x5xf32>, %i: index) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %0 = tensor.collapse_shape %b [[0], [1, 2, 3]] : tensor<?x1x1x5xf32> into tensor<?x5xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x5xf32> into tensor<?x?x?x?xf32>
  %2 = tensor.collapse_shape %b [[0], [1, 2], [3]] : tensor<?x1x1x5xf32> into tensor<?x1x5xf32>
  %3 = tensor.insert_slice %2 into %d[0, 0, 0, 0][%i, 1, 5, 1][1, 1, 1, 1] : tensor<?x1x5xf32> into tensor<?x?x?x?xf32>
  return %1, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @insert_of_expand(%t: tensor<?x?x?x?xf32>, %d: tensor<?x?x?x?xf32>, %b: tensor<?x5xf32>, %c: tensor<?xf32>, %i: index) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %0 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%i, 1, 5]: tensor<?x5xf32> into tensor<?x1x5xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x1x5xf32> into tensor<?x?x?x?xf32>
  %2 = tensor.expand_shape %c [[0, 1]] output_shape [%i, 5]: tensor<?xf32> into tensor<?x5xf32>
  %3 = tensor.insert_slice %2 into %d[0, 0, 0, 0][%i, 1, 1, 5][1, 1, 1, 1] : tensor<?x5xf32> into tensor<?x?x?x?xf32>
  return %1, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @par(%b: tensor<1x5xf32>, %t: tensor<1x1x1x5xf32>) -> tensor<1x1x1x5xf32> {
  %c = arith.constant 1 : index
  %1 = scf.forall (%iv) in (%c) shared_outs(%o = %t) -> (tensor<1x1x1x5xf32>) {
    %0 = tensor.collapse_shape %t [[0, 1, 2], [3]] : tensor<1x1x1x5xf32> into tensor<1x5xf32>
    %2 = tensor.expand_shape %b [[0, 1, 2], [3]] output_shape [1, 1, 1, 5]: tensor<1x5xf32> into tensor<1x1x1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[0, 0, 0, 0][1, 1, 1, 5][1, 1, 1, 1] : tensor<1x5xf32> into tensor<1x1x1x5xf32>
      tensor.parallel_insert_slice %2 into %o[0, 0, 0, 0][1, 1, 1, 5][1, 1, 1, 1] : tensor<1x1x1x5xf32> into tensor<1x1x1x5xf32>
    }
  }
  return %1 : tensor<1x1x1x5xf32>
}
