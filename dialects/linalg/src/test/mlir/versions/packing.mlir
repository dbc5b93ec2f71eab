// RUN:
// REFERENCE: reads the spelling of its own version only.
// Packing in the spelling of MLIR 19.1 and 22.1.
func.func @f(%q: tensor<256x128xf32>, %p: tensor<8x16x8x32xf32>, %f: f32, %n: index, %d: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = tensor.pack %q outer_dims_perm = [0,1] inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %p {x}: tensor<256x128xf32> -> tensor<8x16x8x32xf32>
  %1 = linalg.pack %q padding_value(%f: f32) outer_dims_perm = [] inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %p : tensor<256x128xf32> -> tensor<8x16x8x32xf32>
  %2 = tensor.unpack %p inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %q {x}: tensor<8x16x8x32xf32> -> tensor<256x128xf32>
  %3 = linalg.pack %q inner_dims_pos = [0] inner_tiles = [%n] into %d : tensor<256x128xf32> -> tensor<?x?x?xf32>
  return %3 : tensor<?x?x?xf32>
}
