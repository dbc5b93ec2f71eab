module {
  func.func @padding_of_unknown_untiled_size_is_dropped(%arg0: tensor<8x?xf32>, %arg1: tensor<4x?x2xf32>, %arg2: f32) -> tensor<4x?x2xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<8x?xf32> -> tensor<4x?x2xf32>
    return %pack : tensor<4x?x2xf32>
  }
  func.func @pack_source_gets_size_of_destination(%arg0: tensor<8x?xf32>, %arg1: tensor<4x5x2xf32>) -> tensor<4x5x2xf32> {
    %cast = tensor.cast %arg0 : tensor<8x?xf32> to tensor<8x5xf32>
    %pack = linalg.pack %cast inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<8x5xf32> -> tensor<4x5x2xf32>
    return %pack : tensor<4x5x2xf32>
  }
  func.func @pack_destination_gets_size_of_source(%arg0: tensor<8x5xf32>, %arg1: tensor<4x?x2xf32>) -> tensor<4x?x2xf32> {
    %cast = tensor.cast %arg1 : tensor<4x?x2xf32> to tensor<4x5x2xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %cast : tensor<8x5xf32> -> tensor<4x5x2xf32>
    %cast_0 = tensor.cast %pack : tensor<4x5x2xf32> to tensor<4x?x2xf32>
    return %cast_0 : tensor<4x?x2xf32>
  }
  func.func @pack_destination_gets_permuted_size(%arg0: tensor<8x5xf32>, %arg1: tensor<?x4x2xf32>) -> tensor<?x4x2xf32> {
    %cast = tensor.cast %arg1 : tensor<?x4x2xf32> to tensor<5x4x2xf32>
    %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %cast : tensor<8x5xf32> -> tensor<5x4x2xf32>
    %cast_0 = tensor.cast %pack : tensor<5x4x2xf32> to tensor<?x4x2xf32>
    return %cast_0 : tensor<?x4x2xf32>
  }
  func.func @unpack_destination_gets_permuted_size(%arg0: tensor<5x4x2xf32>, %arg1: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %cast = tensor.cast %arg1 : tensor<8x?xf32> to tensor<8x5xf32>
    %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %cast : tensor<5x4x2xf32> -> tensor<8x5xf32>
    %cast_0 = tensor.cast %unpack : tensor<8x5xf32> to tensor<8x?xf32>
    return %cast_0 : tensor<8x?xf32>
  }
}

