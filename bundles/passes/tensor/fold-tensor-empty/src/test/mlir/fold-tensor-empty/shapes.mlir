// RUN: --fold-tensor-empty
// REFERENCE: compared with transform.apply_patterns.tensor.fold_tensor_empty, MLIR has no such pass

// Reshapes: the size of the dynamic dimension is computed from that of the empty tensor.
func.func @expansion(%arg0: index, %size: index) -> tensor<2x3x5x4x?x7xf32> {
  %0 = tensor.empty(%arg0) : tensor<6x5x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4, 5]] output_shape [2, 3, 5, 4, %size, 7]
      : tensor<6x5x?xf32> into tensor<2x3x5x4x?x7xf32>
  return %1 : tensor<2x3x5x4x?x7xf32>
}
func.func @collapse(%arg0: index) -> tensor<6x5x?xf32> {
  %0 = tensor.empty(%arg0) : tensor<2x3x5x4x?x7xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3, 4, 5]] : tensor<2x3x5x4x?x7xf32> into tensor<6x5x?xf32>
  return %1 : tensor<6x5x?xf32>
}

// A slice of the same rank, and one that drops a dimension.
func.func @slices(%arg0: index, %arg1: index) -> (tensor<5x?x20xf32>, tensor<?x20xf32>) {
  %0 = tensor.empty(%arg0) : tensor<?x10x40xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
  %2 = tensor.extract_slice %0[1, 0, 0] [1, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<?x20xf32>
  return %1, %2 : tensor<5x?x20xf32>, tensor<?x20xf32>
}

// Packing without padding, and unpacking, are the destination.
func.func @packs(%arg0: tensor<8x8x32x32xf32>, %arg1: tensor<256x256xf32>, %pad: f32)
    -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<8x8x32x32xf32>) {
  %0 = tensor.empty() : tensor<256x256xf32>
  %1 = tensor.empty() : tensor<8x8x32x32xf32>
  %2 = tensor.pack %0 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %arg0
      : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
  %3 = tensor.unpack %1 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %arg1
      : tensor<8x8x32x32xf32> -> tensor<256x256xf32>
  %4 = tensor.pack %0 padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %arg0
      : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
  return %2, %3, %4 : tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<8x8x32x32xf32>
}

// The size along the dimension of the concatenation is the sum of the sizes.
func.func @concat(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> tensor<5x?x?xf32> {
  %0 = tensor.empty(%arg0, %arg1) : tensor<5x?x?xf32>
  %1 = tensor.empty(%arg2, %arg3) : tensor<5x?x?xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<5x?x?xf32>, tensor<5x?x?xf32>) -> tensor<5x?x?xf32>
  return %2 : tensor<5x?x?xf32>
}

// A size that is known although it is dynamic in the type is a constant.
func.func @concat_of_one(%size: index) -> tensor<?x?xf32> {
  %0 = tensor.empty(%size) : tensor<5x?xf32>
  %1 = tensor.concat dim(0) %0 : (tensor<5x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
