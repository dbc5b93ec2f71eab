// RUN: --canonicalize
// Casts, fills and slices fold into packs and unpacks.
func.func @tile_size_of_source(%x: tensor<4x16x2xf32>, %d: tensor<8x16xf32>, %c2: index) -> tensor<8x16xf32> {
  %s = tensor.cast %x : tensor<4x16x2xf32> to tensor<4x16x?xf32>
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [%c2] into %d {some} : tensor<4x16x?xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @tile_size_of_destination(%x: tensor<8x16xf32>, %d: tensor<4x16x2xf32>, %c2: index) -> tensor<4x16x?xf32> {
  %s = tensor.cast %d : tensor<4x16x2xf32> to tensor<4x16x?xf32>
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%c2] into %s {some} : tensor<8x16xf32> -> tensor<4x16x?xf32>
  return %0 : tensor<4x16x?xf32>
}
func.func @slice_of_unpack_with_other_use(%x: tensor<4x16x2xf32>, %d: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<7x16xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<4x16x2xf32> -> tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0][7, 16][1, 1] : tensor<8x16xf32> to tensor<7x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<7x16xf32>
}
func.func @slice_of_unpack(%x: tensor<4x16x2xf32>, %d: tensor<8x16xf32>) -> (tensor<7x16xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<4x16x2xf32> -> tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0][7, 16][1, 1] {other} : tensor<8x16xf32> to tensor<7x16xf32>
  return %1 : tensor<7x16xf32>
}
func.func @slice_of_unknown_tiles(%x: tensor<?x16x?xf32>, %d: tensor<?x16xf32>, %n: index) -> (tensor<7x16xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [%n] into %d {some} : tensor<?x16x?xf32> -> tensor<?x16xf32>
  %1 = tensor.extract_slice %0[0, 0][7, 16][1, 1] {other} : tensor<?x16xf32> to tensor<7x16xf32>
  return %1 : tensor<7x16xf32>
}
func.func @slice_of_unknown_number_of_tiles(%x: tensor<?x16x2xf32>, %d: tensor<?x16xf32>, %n: index) -> (tensor<7x16xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<?x16x2xf32> -> tensor<?x16xf32>
  %1 = tensor.extract_slice %0[0, 0][7, 16][1, 1] {other} : tensor<?x16xf32> to tensor<7x16xf32>
  return %1 : tensor<7x16xf32>
}
func.func @slice_of_untiled_dimension(%x: tensor<4x?x2xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<7x?xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<4x?x2xf32> -> tensor<8x?xf32>
  %1 = tensor.extract_slice %0[0, 0][7, %n][1, 1] {other} : tensor<8x?xf32> to tensor<7x?xf32>
  return %1 : tensor<7x?xf32>
}
func.func @slice_drops_dimension(%x: tensor<1x16x2xf32>, %d: tensor<2x16xf32>) -> (tensor<16xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<1x16x2xf32> -> tensor<2x16xf32>
  %1 = tensor.extract_slice %0[0, 0][1, 16][1, 1] {other} : tensor<2x16xf32> to tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @slice_of_permuted_unpack(%x: tensor<16x4x2xf32>, %d: tensor<8x16xf32>) -> (tensor<7x16xf32>) {
  %0 = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<16x4x2xf32> -> tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0][7, 16][1, 1] {other} : tensor<8x16xf32> to tensor<7x16xf32>
  return %1 : tensor<7x16xf32>
}
func.func @padding_is_dropped_with_casts(%x: tensor<8x16xf32>, %d: tensor<4x16x2xf32>, %p: f32) -> tensor<4x?x2xf32> {
  %s = tensor.cast %d : tensor<4x16x2xf32> to tensor<4x?x2xf32>
  %t = tensor.cast %x : tensor<8x16xf32> to tensor<?x16xf32>
  %0 = linalg.pack %t padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [2] into %s {some} : tensor<?x16xf32> -> tensor<4x?x2xf32>
  return %0 : tensor<4x?x2xf32>
}
func.func @unpack_into_overwritten_tensor(%x: tensor<4x16x2xf32>, %n: index) -> tensor<?x16xf32> {
  %d = tensor.empty(%n) : tensor<?x16xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<4x16x2xf32> -> tensor<?x16xf32>
  %1 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %0 {some} : tensor<4x16x2xf32> -> tensor<?x16xf32>
  return %1 : tensor<?x16xf32>
}
func.func @tile_size_of_type_wins(%x: tensor<?x?xf32>, %e: tensor<4x16x2xf32>) -> tensor<?x?x?xf32> {
  %c3 = arith.constant 3 : index
  %d = tensor.cast %e : tensor<4x16x2xf32> to tensor<?x?x?xf32>
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%c3] into %d {some} : tensor<?x?xf32> -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
func.func @packs(%t: tensor<?x32xf32>, %d: tensor<?x?x8x4xf32>, %u: tensor<?x32xf32>, %f: f32) -> (tensor<?x?x8x4xf32>, tensor<?x32xf32>, tensor<?x8x4xf32>) {
  %0 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %d : tensor<?x32xf32> -> tensor<?x?x8x4xf32>
  %1 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %d : tensor<?x32xf32> -> tensor<?x?x8x4xf32>
  %2 = linalg.unpack %1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %u : tensor<?x?x8x4xf32> -> tensor<?x32xf32>
  %c8 = arith.constant 8 : index
  %e = tensor.empty(%c8) : tensor<?x8x4xf32>
  %s = tensor.extract_slice %t[0, 0] [8, 32] [1, 1] : tensor<?x32xf32> to tensor<8x32xf32>
  %3 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<8x32xf32> -> tensor<?x8x4xf32>
  return %0, %2, %3 : tensor<?x?x8x4xf32>, tensor<?x32xf32>, tensor<?x8x4xf32>
}
func.func @fill_pack(%d: tensor<4x16x2xf32>, %f: f32) -> tensor<4x16x2xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<8x16xf32>) -> tensor<8x16xf32>
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [2] into %d {some} : tensor<8x16xf32> -> tensor<4x16x2xf32>
  return %0 : tensor<4x16x2xf32>
}
