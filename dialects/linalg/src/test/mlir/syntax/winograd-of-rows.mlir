// RUN: --mlir-version=19.1 --allow-unregistered-dialect
// A transform of rows only: the tiles have one column.

func.func @one_column(%x: tensor<6x1x1x1x2x2xf32>, %y: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
  %0 = linalg.winograd_output_transform m(4) r(3) ins(%x : tensor<6x1x1x1x2x2xf32>) outs(%y : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
  return %0 : tensor<2x4x1x2xf32>
}

func.func @one_row(%x: tensor<1x6x1x1x2x2xf32>, %y: tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32> {
  %0 = linalg.winograd_output_transform m(4) r(3) ins(%x : tensor<1x6x1x1x2x2xf32>) outs(%y : tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32>
  return %0 : tensor<2x1x4x2xf32>
}
