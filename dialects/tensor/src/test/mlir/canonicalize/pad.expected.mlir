module {
  func.func @zero_padding_is_dropped(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<4x?xf32> {
    return %arg0 : tensor<4x?xf32>
  }
  func.func @zero_padding_to_other_type_becomes_cast(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<4x8xf32> {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
    return %cast : tensor<4x8xf32>
  }
  func.func @nofold_zero_padding_stays(%arg0: tensor<4x8xf32>, %arg1: f32) -> tensor<4x8xf32> {
    %padded = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    return %padded : tensor<4x8xf32>
  }
  func.func @low_padding_stays(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<5xf32> {
    %padded = tensor.pad %arg0 low[1] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<5xf32>
    return %padded : tensor<5xf32>
  }
  func.func @high_padding_stays(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<5xf32> {
    %padded = tensor.pad %arg0 low[0] high[1] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<5xf32>
    return %padded : tensor<5xf32>
  }
  func.func @unknown_padding_stays(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %padded = tensor.pad %arg0 low[0] high[%arg2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
  func.func @source_cast_is_skipped(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
    %padded = tensor.pad %arg0 low[0, %arg2] high[0, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<4x?xf32>
    %cast = tensor.cast %padded : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @source_cast_is_skipped_with_known_result(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> tensor<6x?xf32> {
    %padded = tensor.pad %arg0 low[1, %arg2] high[1, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<6x?xf32>
    return %padded : tensor<6x?xf32>
  }
  func.func @source_cast_that_adds_sizes_stays(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> tensor<5x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %padded = tensor.pad %cast low[1, %arg2] high[0, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<5x?xf32>
    return %padded : tensor<5x?xf32>
  }
  func.func @result_takes_type_of_cast(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> tensor<8x?xf32> {
    %padded = tensor.pad %arg0 nofold low[0, %arg2] high[%arg2, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } {attribute} : tensor<?x?xf32> to tensor<8x?xf32>
    return %padded : tensor<8x?xf32>
  }
  func.func @result_with_two_uses_keeps_type(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<8xf32>, tensor<?xf32>) {
    %padded = tensor.pad %arg0 low[%arg2] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %cast = tensor.cast %padded : tensor<?xf32> to tensor<8xf32>
    return %cast, %padded : tensor<8xf32>, tensor<?xf32>
  }
  func.func @result_keeps_type_if_cast_drops_sizes(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
    %padded = tensor.pad %arg0 low[0] high[1] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<5xf32>
    %cast = tensor.cast %padded : tensor<5xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @constant_paddings_become_static(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
    %padded = tensor.pad %arg0 low[3, 0] high[0, %arg2] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<7x?xf32>
    %cast = tensor.cast %padded : tensor<7x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @constant_paddings_of_unknown_size_stay(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %arg0 low[%c3] high[%c3] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
  func.func @nofold_paddings_stay(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<8x?xf32> {
    %padded = tensor.pad %arg0 nofold low[1, 2] high[3, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<8x?xf32>
    return %padded : tensor<8x?xf32>
  }
}

