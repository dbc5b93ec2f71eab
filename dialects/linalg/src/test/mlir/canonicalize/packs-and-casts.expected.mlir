module {
  func.func @tile_size_of_source(%arg0: tensor<4x16x2xf32>, %arg1: tensor<8x16xf32>, %arg2: index) -> tensor<8x16xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<4x16x2xf32> -> tensor<8x16xf32>
    return %unpack : tensor<8x16xf32>
  }
  func.func @tile_size_of_destination(%arg0: tensor<8x16xf32>, %arg1: tensor<4x16x2xf32>, %arg2: index) -> tensor<4x16x?xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<8x16xf32> -> tensor<4x16x2xf32>
    %cast = tensor.cast %pack : tensor<4x16x2xf32> to tensor<4x16x?xf32>
    return %cast : tensor<4x16x?xf32>
  }
  func.func @slice_of_unpack_with_other_use(%arg0: tensor<4x16x2xf32>, %arg1: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<7x16xf32>) {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<4x16x2xf32> -> tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %unpack[0, 0] [7, 16] [1, 1] : tensor<8x16xf32> to tensor<7x16xf32>
    return %unpack, %extracted_slice : tensor<8x16xf32>, tensor<7x16xf32>
  }
  func.func @slice_of_unpack(%arg0: tensor<4x16x2xf32>, %arg1: tensor<8x16xf32>) -> tensor<7x16xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [7, 16] [1, 1] : tensor<8x16xf32> to tensor<7x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %extracted_slice {some} : tensor<4x16x2xf32> -> tensor<7x16xf32>
    return %unpack : tensor<7x16xf32>
  }
  func.func @slice_of_unknown_tiles(%arg0: tensor<?x16x?xf32>, %arg1: tensor<?x16xf32>, %arg2: index) -> tensor<7x16xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [%arg2] into %arg1 {some} : tensor<?x16x?xf32> -> tensor<?x16xf32>
    %extracted_slice = tensor.extract_slice %unpack[0, 0] [7, 16] [1, 1] {other} : tensor<?x16xf32> to tensor<7x16xf32>
    return %extracted_slice : tensor<7x16xf32>
  }
  func.func @slice_of_unknown_number_of_tiles(%arg0: tensor<?x16x2xf32>, %arg1: tensor<?x16xf32>, %arg2: index) -> tensor<7x16xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<?x16x2xf32> -> tensor<?x16xf32>
    %extracted_slice = tensor.extract_slice %unpack[0, 0] [7, 16] [1, 1] {other} : tensor<?x16xf32> to tensor<7x16xf32>
    return %extracted_slice : tensor<7x16xf32>
  }
  func.func @slice_of_untiled_dimension(%arg0: tensor<4x?x2xf32>, %arg1: tensor<8x?xf32>, %arg2: index) -> tensor<7x?xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [7, %arg2] [1, 1] : tensor<8x?xf32> to tensor<7x?xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %extracted_slice {some} : tensor<4x?x2xf32> -> tensor<7x?xf32>
    return %unpack : tensor<7x?xf32>
  }
  func.func @slice_drops_dimension(%arg0: tensor<1x16x2xf32>, %arg1: tensor<2x16xf32>) -> tensor<16xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<1x16x2xf32> -> tensor<2x16xf32>
    %extracted_slice = tensor.extract_slice %unpack[0, 0] [1, 16] [1, 1] {other} : tensor<2x16xf32> to tensor<16xf32>
    return %extracted_slice : tensor<16xf32>
  }
  func.func @slice_of_permuted_unpack(%arg0: tensor<16x4x2xf32>, %arg1: tensor<8x16xf32>) -> tensor<7x16xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [7, 16] [1, 1] : tensor<8x16xf32> to tensor<7x16xf32>
    %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %extracted_slice {some} : tensor<16x4x2xf32> -> tensor<7x16xf32>
    return %unpack : tensor<7x16xf32>
  }
  func.func @padding_is_dropped_with_casts(%arg0: tensor<8x16xf32>, %arg1: tensor<4x16x2xf32>, %arg2: f32) -> tensor<4x?x2xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<8x16xf32> -> tensor<4x16x2xf32>
    %cast = tensor.cast %pack : tensor<4x16x2xf32> to tensor<4x?x2xf32>
    return %cast : tensor<4x?x2xf32>
  }
  func.func @unpack_into_overwritten_tensor(%arg0: tensor<4x16x2xf32>, %arg1: index) -> tensor<?x16xf32> {
    %0 = tensor.empty(%arg1) : tensor<?x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %0 {some} : tensor<4x16x2xf32> -> tensor<?x16xf32>
    return %unpack : tensor<?x16xf32>
  }
  func.func @tile_size_of_type_wins(%arg0: tensor<?x?xf32>, %arg1: tensor<4x16x2xf32>) -> tensor<?x?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x16xf32>
    %pack = linalg.pack %cast inner_dims_pos = [0] inner_tiles = [2] into %arg1 {some} : tensor<?x16xf32> -> tensor<4x16x2xf32>
    %cast_0 = tensor.cast %pack : tensor<4x16x2xf32> to tensor<?x?x?xf32>
    return %cast_0 : tensor<?x?x?xf32>
  }
  func.func @packs(%arg0: tensor<?x32xf32>, %arg1: tensor<?x?x8x4xf32>, %arg2: tensor<?x32xf32>, %arg3: f32) -> (tensor<?x?x8x4xf32>, tensor<?x32xf32>, tensor<?x8x4xf32>) {
    %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg1 : tensor<?x32xf32> -> tensor<?x?x8x4xf32>
    %0 = tensor.empty() : tensor<8x8x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 32] [1, 1] : tensor<?x32xf32> to tensor<8x32xf32>
    %pack_0 = linalg.pack %extracted_slice inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x32xf32> -> tensor<8x8x4xf32>
    %cast = tensor.cast %pack_0 : tensor<8x8x4xf32> to tensor<?x8x4xf32>
    return %pack, %arg0, %cast : tensor<?x?x8x4xf32>, tensor<?x32xf32>, tensor<?x8x4xf32>
  }
  func.func @fill_pack(%arg0: tensor<4x16x2xf32>, %arg1: f32) -> tensor<4x16x2xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
    return %0 : tensor<4x16x2xf32>
  }
}

