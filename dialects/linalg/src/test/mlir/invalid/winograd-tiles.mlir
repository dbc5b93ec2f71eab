// RUN: --split-input-file --verify-diagnostics
// The tiles of a transform have m + r - 1 rows and columns, or one.

func.func @two_rows(%x: tensor<2x6x1x1x2x2xf32>, %y: tensor<2x4x4x2xf32>) {
  // expected-error @below {{expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<2x6x1x1x2x2xf32>) outs(%y : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return
}

// -----

func.func @two_columns(%x: tensor<6x2x1x1x2x2xf32>, %y: tensor<2x4x4x2xf32>) {
  // expected-error @below {{expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x2x1x1x2x2xf32>) outs(%y : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return
}
