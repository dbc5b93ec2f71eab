// RUN: --canonicalize
// Two paddings of slices in different dimensions become one, and the conditions under which they stay.
func.func @orthogonal_paddings_are_combined(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @outer_nofold_is_kept(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @inner_nofold_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 nofold low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @other_padding_values_stay(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %one : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @unknown_padding_values_stay(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @first_strides_stay(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 32] [1, 2] : tensor<64x64xf32> to tensor<?x32xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x32xf32> to tensor<16x32xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x32xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @second_strides_stay(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 2] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @low_padding_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[1, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @outer_low_padding_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 1] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @both_padded_in_one_dimension_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [%k, %k] [1, 1] : tensor<16x64xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[%p, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @slice_of_padded_dimension_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [8, %k] [1, 1] : tensor<16x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<8x?xf32> to tensor<8x32xf32>
  return %3 : tensor<8x32xf32>
}

func.func @offset_in_padded_dimension_stays(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<17x64xf32>
  %2 = tensor.extract_slice %1[1, %j] [16, %k] [1, 1] : tensor<17x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @two_offsets_in_one_dimension_stay(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 1] [%n, 63] [1, 1] : tensor<64x64xf32> to tensor<?x63xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x63xf32> to tensor<16x63xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x63xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @unpadded_dimensions_get_no_padding(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x?xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, %k] [1, 1] : tensor<16x64xf32> to tensor<16x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x?xf32> to tensor<16x?xf32>
  return %3 : tensor<16x?xf32>
}

func.func @static_paddings_are_combined(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [12, 64] [1, 1] : tensor<64x64xf32> to tensor<12x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[4, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<12x64xf32> to tensor<16x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [16, 28] [1, 1] : tensor<16x64xf32> to tensor<16x28xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 4] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<16x28xf32> to tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

func.func @size_of_padded_dimension_is_unknown(%t: tensor<64x64xf32>, %i: index, %j: index, %n: index, %k: index, %m: index, %p: index, %f: f32) -> tensor<?x32xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[%i, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<?x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [%k, %k] [1, 1] : tensor<?x64xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%a: index, %b: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x32xf32>
  return %3 : tensor<?x32xf32>
}
