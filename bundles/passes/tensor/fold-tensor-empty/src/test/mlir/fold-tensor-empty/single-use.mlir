// RUN: --fold-tensor-empty=fold-single-use-only
// REFERENCE: compared with transform.apply_patterns.tensor.fold_tensor_empty, MLIR has no such pass

// The empty tensor has two uses: a fold would need two buffers instead of one.
func.func @two_uses(%arg0: index, %arg1: index) -> (tensor<5x?x20xf32>, tensor<5x?x20xf32>) {
  %0 = tensor.empty(%arg0) : tensor<?x10x40xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
  %2 = tensor.extract_slice %0[1, 1, 1] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
  return %1, %2 : tensor<5x?x20xf32>, tensor<5x?x20xf32>
}

// One use of the empty tensor.
func.func @one_use(%arg0: index, %arg1: index) -> tensor<5x?x20xf32> {
  %0 = tensor.empty(%arg0) : tensor<?x10x40xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [5, %arg1, 20] [1, 1, 1] : tensor<?x10x40xf32> to tensor<5x?x20xf32>
  return %1 : tensor<5x?x20xf32>
}

// The option is not for packing and concatenation.
func.func @pack_and_concat(%arg0: tensor<8x8x32x32xf32>, %size: index)
    -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<10x?xf32>) {
  %0 = tensor.empty() : tensor<256x256xf32>
  %1 = tensor.pack %0 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %arg0
      : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
  %2 = tensor.empty(%size) : tensor<5x?xf32>
  %3 = tensor.concat dim(0) %2, %2 : (tensor<5x?xf32>, tensor<5x?xf32>) -> tensor<10x?xf32>
  return %1, %0, %3 : tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<10x?xf32>
}
