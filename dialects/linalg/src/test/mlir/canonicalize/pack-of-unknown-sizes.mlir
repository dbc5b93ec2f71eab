// RUN: --canonicalize
// VALIDATION: sizes of source and destination that do not fit are undefined
func.func @padding_of_unknown_untiled_size_is_dropped(%t: tensor<8x?xf32>, %d: tensor<4x?x2xf32>, %f: f32) -> tensor<4x?x2xf32> {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x?xf32> -> tensor<4x?x2xf32>
  return %0 : tensor<4x?x2xf32>
}

func.func @pack_source_gets_size_of_destination(%t: tensor<8x?xf32>, %d: tensor<4x5x2xf32>) -> tensor<4x5x2xf32> {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x?xf32> -> tensor<4x5x2xf32>
  return %0 : tensor<4x5x2xf32>
}

func.func @pack_destination_gets_size_of_source(%t: tensor<8x5xf32>, %d: tensor<4x?x2xf32>) -> tensor<4x?x2xf32> {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x5xf32> -> tensor<4x?x2xf32>
  return %0 : tensor<4x?x2xf32>
}

func.func @pack_destination_gets_permuted_size(%t: tensor<8x5xf32>, %d: tensor<?x4x2xf32>) -> tensor<?x4x2xf32> {
  %0 = linalg.pack %t outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x5xf32> -> tensor<?x4x2xf32>
  return %0 : tensor<?x4x2xf32>
}

func.func @unpack_destination_gets_permuted_size(%t: tensor<5x4x2xf32>, %d: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<5x4x2xf32> -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
