// RUN: --canonicalize
// Packs and unpacks that undo each other, get static sizes or fold, and the conditions under which they stay.
func.func @pack_of_unpack(%t: tensor<4x8x2x3xf32>, %a: tensor<8x24xf32>, %d: tensor<4x8x2x3xf32>) -> tensor<4x8x2x3xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %a : tensor<4x8x2x3xf32> -> tensor<8x24xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x24xf32> -> tensor<4x8x2x3xf32>
  return %1 : tensor<4x8x2x3xf32>
}

func.func @pack_of_unpack_with_identity_permutation(%t: tensor<4x8x2x3xf32>, %a: tensor<8x24xf32>, %d: tensor<4x8x2x3xf32>) -> tensor<4x8x2x3xf32> {
  %0 = linalg.unpack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %a : tensor<4x8x2x3xf32> -> tensor<8x24xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x24xf32> -> tensor<4x8x2x3xf32>
  return %1 : tensor<4x8x2x3xf32>
}

func.func @pack_of_unpack_with_permutation(%t: tensor<4x4x2x2xf32>, %a: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
  %0 = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %a : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %1 = linalg.pack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  return %1 : tensor<4x4x2x2xf32>
}

func.func @pack_of_unpack_with_other_permutation(%t: tensor<4x4x2x2xf32>, %a: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
  %0 = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %a : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %1 = linalg.pack %0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  return %1 : tensor<4x4x2x2xf32>
}

func.func @pack_of_unpack_with_other_positions(%t: tensor<4x4x2x2xf32>, %a: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %a : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  return %1 : tensor<4x4x2x2xf32>
}

func.func @pack_of_unpack_with_one_more_tile(%t: tensor<4x4x2x2xf32>, %a: tensor<8x8xf32>, %d: tensor<4x8x2xf32>) -> tensor<4x8x2xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %a : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x8xf32> -> tensor<4x8x2xf32>
  return %1 : tensor<4x8x2xf32>
}

func.func @pack_of_unpack_with_padding(%t: tensor<4x8x2x3xf32>, %a: tensor<?x?xf32>, %d: tensor<4x8x2x3xf32>, %f: f32) -> tensor<4x8x2x3xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %a : tensor<4x8x2x3xf32> -> tensor<?x?xf32>
  %1 = linalg.pack %0 padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<?x?xf32> -> tensor<4x8x2x3xf32>
  return %1 : tensor<4x8x2x3xf32>
}

func.func @pack_of_unpack_with_equal_dynamic_tiles(%t: tensor<?x?xf32>, %a: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [%n] into %a : tensor<?x?xf32> -> tensor<?xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [%n] into %t : tensor<?xf32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @pack_of_unpack_with_other_dynamic_tiles(%t: tensor<?x?xf32>, %a: tensor<?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [%m] into %a : tensor<?x?xf32> -> tensor<?xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [%n] into %t : tensor<?xf32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @unpack_of_pack(%t: tensor<8x24xf32>, %a: tensor<8x24xf32>, %d: tensor<4x8x2x3xf32>) -> tensor<8x24xf32> {
  %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x24xf32> -> tensor<4x8x2x3xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %a : tensor<4x8x2x3xf32> -> tensor<8x24xf32>
  return %1 : tensor<8x24xf32>
}

func.func @needless_padding_is_dropped(%t: tensor<8x24xf32>, %d: tensor<4x8x2x3xf32>, %f: f32) -> tensor<4x8x2x3xf32> {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x24xf32> -> tensor<4x8x2x3xf32>
  return %0 : tensor<4x8x2x3xf32>
}

func.func @needed_padding_stays(%t: tensor<8x23xf32>, %d: tensor<4x8x2x3xf32>, %f: f32) -> tensor<4x8x2x3xf32> {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x23xf32> -> tensor<4x8x2x3xf32>
  return %0 : tensor<4x8x2x3xf32>
}

func.func @padding_of_unknown_size_stays(%t: tensor<8x?xf32>, %d: tensor<4x?x2x3xf32>, %f: f32) -> tensor<4x?x2x3xf32> {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<8x?xf32> -> tensor<4x?x2x3xf32>
  return %0 : tensor<4x?x2x3xf32>
}

func.func @padding_for_unknown_tile_stays(%t: tensor<8xf32>, %d: tensor<?x?xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [%n] into %d : tensor<8xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @tiled_size_stays_unknown(%t: tensor<8x5xf32>, %d: tensor<?x5x2xf32>) -> tensor<?x5x2xf32> {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8x5xf32> -> tensor<?x5x2xf32>
  return %0 : tensor<?x5x2xf32>
}

func.func @unpack_source_gets_size_of_destination(%t: tensor<4x?x2xf32>, %d: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4x?x2xf32> -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}

func.func @constants(%d: tensor<4x2xf32>, %e: tensor<8xf32>) -> (tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>) {
  %splat = arith.constant dense<1.0> : tensor<8xf32>
  %packed = arith.constant dense<2.0> : tensor<4x2xf32>
  %numbers = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %0 = linalg.pack %splat inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  %1 = linalg.unpack %packed inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<4x2xf32> -> tensor<8xf32>
  %2 = linalg.pack %numbers inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>
}

func.func @constants_with_padding(%d: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %splat = arith.constant dense<1.0> : tensor<7xf32>
  %0 = linalg.pack %splat padding_value(%one : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<7xf32> -> tensor<4x2xf32>
  %1 = linalg.pack %splat padding_value(%two : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<7xf32> -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}
