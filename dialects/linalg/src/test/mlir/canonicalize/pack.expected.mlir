module {
  func.func @pack_of_unpack(%arg0: tensor<4x8x2x3xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<4x8x2x3xf32>) -> tensor<4x8x2x3xf32> {
    return %arg0 : tensor<4x8x2x3xf32>
  }
  func.func @pack_of_unpack_with_identity_permutation(%arg0: tensor<4x8x2x3xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<4x8x2x3xf32>) -> tensor<4x8x2x3xf32> {
    return %arg0 : tensor<4x8x2x3xf32>
  }
  func.func @pack_of_unpack_with_permutation(%arg0: tensor<4x4x2x2xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
    return %arg0 : tensor<4x4x2x2xf32>
  }
  func.func @pack_of_unpack_with_other_permutation(%arg0: tensor<4x4x2x2xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
    %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
    %pack = linalg.pack %unpack outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
    return %pack : tensor<4x4x2x2xf32>
  }
  func.func @pack_of_unpack_with_other_positions(%arg0: tensor<4x4x2x2xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg1 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
    return %pack : tensor<4x4x2x2xf32>
  }
  func.func @pack_of_unpack_with_one_more_tile(%arg0: tensor<4x4x2x2xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8x2xf32>) -> tensor<4x8x2xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [0] inner_tiles = [2] into %arg2 : tensor<8x8xf32> -> tensor<4x8x2xf32>
    return %pack : tensor<4x8x2xf32>
  }
  func.func @pack_of_unpack_with_padding(%arg0: tensor<4x8x2x3xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<4x8x2x3xf32>, %arg3: f32) -> tensor<4x8x2x3xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %arg1 : tensor<4x8x2x3xf32> -> tensor<?x?xf32>
    %pack = linalg.pack %unpack padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %arg2 : tensor<?x?xf32> -> tensor<4x8x2x3xf32>
    return %pack : tensor<4x8x2x3xf32>
  }
  func.func @pack_of_unpack_with_equal_dynamic_tiles(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?x?xf32> {
    return %arg0 : tensor<?x?xf32>
  }
  func.func @pack_of_unpack_with_other_dynamic_tiles(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [%arg3] into %arg1 : tensor<?x?xf32> -> tensor<?xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [0] inner_tiles = [%arg2] into %arg0 : tensor<?xf32> -> tensor<?x?xf32>
    return %pack : tensor<?x?xf32>
  }
  func.func @unpack_of_pack(%arg0: tensor<8x24xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<4x8x2x3xf32>) -> tensor<8x24xf32> {
    return %arg0 : tensor<8x24xf32>
  }
  func.func @needless_padding_is_dropped(%arg0: tensor<8x24xf32>, %arg1: tensor<4x8x2x3xf32>, %arg2: f32) -> tensor<4x8x2x3xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %arg1 : tensor<8x24xf32> -> tensor<4x8x2x3xf32>
    return %pack : tensor<4x8x2x3xf32>
  }
  func.func @needed_padding_stays(%arg0: tensor<8x23xf32>, %arg1: tensor<4x8x2x3xf32>, %arg2: f32) -> tensor<4x8x2x3xf32> {
    %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %arg1 : tensor<8x23xf32> -> tensor<4x8x2x3xf32>
    return %pack : tensor<4x8x2x3xf32>
  }
  func.func @padding_of_unknown_size_stays(%arg0: tensor<8x?xf32>, %arg1: tensor<4x?x2x3xf32>, %arg2: f32) -> tensor<4x?x2x3xf32> {
    %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %arg1 : tensor<8x?xf32> -> tensor<4x?x2x3xf32>
    return %pack : tensor<4x?x2x3xf32>
  }
  func.func @padding_for_unknown_tile_stays(%arg0: tensor<8xf32>, %arg1: tensor<?x?xf32>, %arg2: f32, %arg3: index) -> tensor<?x?xf32> {
    %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [%arg3] into %arg1 : tensor<8xf32> -> tensor<?x?xf32>
    return %pack : tensor<?x?xf32>
  }
  func.func @tiled_size_stays_unknown(%arg0: tensor<8x5xf32>, %arg1: tensor<?x5x2xf32>) -> tensor<?x5x2xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<8x5xf32> -> tensor<?x5x2xf32>
    return %pack : tensor<?x5x2xf32>
  }
  func.func @unpack_source_gets_size_of_destination(%arg0: tensor<4x?x2xf32>, %arg1: tensor<8x5xf32>) -> tensor<8x5xf32> {
    %cast = tensor.cast %arg0 : tensor<4x?x2xf32> to tensor<4x5x2xf32>
    %unpack = linalg.unpack %cast inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<4x5x2xf32> -> tensor<8x5xf32>
    return %unpack : tensor<8x5xf32>
  }
  func.func @constants(%arg0: tensor<4x2xf32>, %arg1: tensor<8xf32>) -> (tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>) {
    %cst = arith.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : tensor<8xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<4x2xf32>
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<8xf32>
    %pack = linalg.pack %cst inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<8xf32> -> tensor<4x2xf32>
    return %cst_0, %cst_1, %pack : tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>
  }
  func.func @constants_with_padding(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<7xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<4x2xf32>
    %pack = linalg.pack %cst_0 padding_value(%cst : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<7xf32> -> tensor<4x2xf32>
    return %cst_1, %pack : tensor<4x2xf32>, tensor<4x2xf32>
  }
}

