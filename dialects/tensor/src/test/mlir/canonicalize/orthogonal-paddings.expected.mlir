module {
  func.func @orthogonal_paddings_are_combined(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg2] [%arg3, %arg4] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<16x32xf32>
    return %padded : tensor<16x32xf32>
  }
  func.func @outer_nofold_is_kept(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg2] [%arg3, %arg4] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg5, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<16x32xf32>
    return %padded : tensor<16x32xf32>
  }
  func.func @inner_nofold_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @other_padding_values_stay(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_1 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_2 = tensor.pad %extracted_slice_1 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst_0 : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_2 : tensor<16x32xf32>
  }
  func.func @unknown_padding_values_stay(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg7 : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg7 : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @first_strides_stay(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 32] [1, 2] : tensor<64x64xf32> to tensor<?x32xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x32xf32> to tensor<16x32xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x32xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @second_strides_stay(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 2] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @low_padding_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[1, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @outer_low_padding_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 1] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @both_padded_in_one_dimension_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [%arg4, %arg4] [1, 1] : tensor<16x64xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[%arg6, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @slice_of_padded_dimension_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<8x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [8, %arg4] [1, 1] : tensor<16x64xf32> to tensor<8x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<8x?xf32> to tensor<8x32xf32>
    return %padded_1 : tensor<8x32xf32>
  }
  func.func @offset_in_padded_dimension_stays(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<17x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[1, %arg2] [16, %arg4] [1, 1] : tensor<17x64xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @two_offsets_in_one_dimension_stay(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg3, 63] [1, 1] : tensor<64x64xf32> to tensor<?x63xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x63xf32> to tensor<16x63xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x63xf32> to tensor<16x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<16x?xf32> to tensor<16x32xf32>
    return %padded_1 : tensor<16x32xf32>
  }
  func.func @unpadded_dimensions_get_no_padding(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<16x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [16, %arg4] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
    return %extracted_slice_0 : tensor<16x?xf32>
  }
  func.func @static_paddings_are_combined(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg2] [12, 28] [1, 1] : tensor<64x64xf32> to tensor<12x28xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[4, 4] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<12x28xf32> to tensor<16x32xf32>
    return %padded : tensor<16x32xf32>
  }
  func.func @size_of_padded_dimension_is_unknown(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f32) -> tensor<?x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg3, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg5, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<?x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [%arg4, %arg4] [1, 1] : tensor<?x64xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg6] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<?x32xf32>
    return %padded_1 : tensor<?x32xf32>
  }
}

