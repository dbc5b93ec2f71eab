// RUN: --test-tensor-transform-patterns=test-rewrite-extract-slice-from-collapse-shape
// REFERENCE: MLIR 19.1 creates an insertion with too many offsets

func.func @rank_reducing(%input: tensor<3x5x7x11xf32>, %i: index) -> tensor<11xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<3x5x7x11xf32> into tensor<105x11xf32>
  %slice = tensor.extract_slice %collapsed [%i, 0] [1, 11] [1, 1] : tensor<105x11xf32> to tensor<11xf32>
  return %slice : tensor<11xf32>
}
