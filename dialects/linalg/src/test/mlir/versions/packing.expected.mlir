module {
  func.func @f(%arg0: tensor<256x128xf32>, %arg1: tensor<8x16x8x32xf32>, %arg2: f32, %arg3: index, %arg4: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %arg1 {x} : tensor<256x128xf32> -> tensor<8x16x8x32xf32>
    %pack_0 = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %arg1 : tensor<256x128xf32> -> tensor<8x16x8x32xf32>
    %unpack = linalg.unpack %arg1 inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %arg0 {x} : tensor<8x16x8x32xf32> -> tensor<256x128xf32>
    %pack_1 = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [%arg3] into %arg4 : tensor<256x128xf32> -> tensor<?x?x?xf32>
    return %pack_1 : tensor<?x?x?xf32>
  }
}

