// RUN: --fold-tensor-empty
// REFERENCE: compared with transform.apply_patterns.tensor.fold_tensor_empty, MLIR has no such pass
// Operations on empty tensors, and on other tensors, which stay.
func.func @concatenation_of_empty(%n: index) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<3x4xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<?x4xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}

func.func @concatenation_with_other_first_operand(%t: tensor<3xf32>) -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<3xf32>
  %1 = tensor.concat dim(0) %t, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @concatenation_with_other_last_operand(%t: tensor<3xf32>) -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<3xf32>
  %1 = tensor.concat dim(0) %0, %t : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @reshapes_of_other_tensors(%t: tensor<6xf32>, %u: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<2xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %1 = tensor.collapse_shape %u [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = tensor.extract_slice %t[0] [2] [1] : tensor<6xf32> to tensor<2xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<6xf32>, tensor<2xf32>
}

func.func @reshapes_of_empty(%n: index) -> (tensor<?x3xf32>, tensor<?xf32>, tensor<6xf32>) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
  %2 = tensor.empty(%n) : tensor<?x3xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %4 = tensor.empty() : tensor<2x3xf32>
  %5 = tensor.collapse_shape %4 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1, %3, %5 : tensor<?x3xf32>, tensor<?xf32>, tensor<6xf32>
}

func.func @slices_of_empty(%n: index, %i: index) -> (tensor<?x2xf32>, tensor<2xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.extract_slice %0[%i, 1] [%n, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %2 = tensor.empty(%n) : tensor<?x4xf32>
  %3 = tensor.extract_slice %2[%i, 1] [1, 2] [1, 1] : tensor<?x4xf32> to tensor<2xf32>
  return %1, %3 : tensor<?x2xf32>, tensor<2xf32>
}

func.func @packs(%d: tensor<4x2xf32>, %e: tensor<8xf32>, %f: f32, %t: tensor<8xf32>, %u: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = tensor.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  %2 = tensor.empty() : tensor<7xf32>
  %3 = tensor.pack %2 padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<7xf32> -> tensor<4x2xf32>
  %4 = tensor.empty() : tensor<4x2xf32>
  %5 = tensor.unpack %4 inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<4x2xf32> -> tensor<8xf32>
  %6 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  %7 = tensor.unpack %u inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<4x2xf32> -> tensor<8xf32>
  return %1, %3, %5, %6, %7 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>
}
