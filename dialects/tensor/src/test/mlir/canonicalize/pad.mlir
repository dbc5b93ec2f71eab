// RUN: --canonicalize
// Paddings that are dropped, get static sizes or are combined, and the conditions under which they stay.
func.func @zero_padding_is_dropped(%t: tensor<4x?xf32>, %f: f32) -> tensor<4x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @zero_padding_to_other_type_becomes_cast(%t: tensor<4x?xf32>, %f: f32) -> tensor<4x8xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @nofold_zero_padding_stays(%t: tensor<4x8xf32>, %f: f32) -> tensor<4x8xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @low_padding_stays(%t: tensor<4xf32>, %f: f32) -> tensor<5xf32> {
  %0 = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @high_padding_stays(%t: tensor<4xf32>, %f: f32) -> tensor<5xf32> {
  %0 = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @unknown_padding_stays(%t: tensor<4xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[0] high[%n] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @source_cast_is_skipped(%t: tensor<4x?xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, %n] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @source_cast_is_skipped_with_known_result(%t: tensor<4x?xf32>, %f: f32, %n: index) -> tensor<6x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, %n] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<6x?xf32>
  return %1 : tensor<6x?xf32>
}

func.func @source_cast_that_adds_sizes_stays(%t: tensor<?x?xf32>, %f: f32, %n: index) -> tensor<5x?xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.pad %0 low[1, %n] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %1 : tensor<5x?xf32>
}

func.func @result_takes_type_of_cast(%t: tensor<?x?xf32>, %f: f32, %n: index) -> tensor<8x?xf32> {
  %0 = tensor.pad %t nofold low[0, %n] high[%n, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } {attribute} : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

func.func @result_with_two_uses_keeps_type(%t: tensor<?xf32>, %f: f32, %n: index) -> (tensor<8xf32>, tensor<?xf32>) {
  %0 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  return %1, %0 : tensor<8xf32>, tensor<?xf32>
}

func.func @result_keeps_type_if_cast_drops_sizes(%t: tensor<4xf32>, %f: f32) -> tensor<?xf32> {
  %0 = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<5xf32>
  %1 = tensor.cast %0 : tensor<5xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @constant_paddings_become_static(%t: tensor<4x?xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %t low[%c3, %c0] high[%c0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @constant_paddings_of_unknown_size_stay(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %t low[%c3] high[%c3] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @nofold_paddings_stay(%t: tensor<4x?xf32>, %f: f32) -> tensor<8x?xf32> {
  %0 = tensor.pad %t nofold low[1, 2] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
