#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
#map3 = affine_map<()[s0] -> (s0 + 4)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @extract(%arg0: f32, %arg1: tensor<?xf32>, %arg2: index) -> f32 {
    return %arg0 : f32
  }
  func.func @extract_of_copy(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> f32 {
    %0 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %extracted = tensor.extract %0[%arg2] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @reshapes(%arg0: f32, %arg1: tensor<2x3xf32>, %arg2: tensor<6xf32>) -> (tensor<6xf32>, tensor<3x2xf32>) {
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
    %0 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<6xf32>) -> tensor<6xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %0, %1 : tensor<6xf32>, tensor<3x2xf32>
  }
  func.func @pack(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
  func.func @pack_with_padding(%arg0: f32, %arg1: f32, %arg2: tensor<7xf32>, %arg3: tensor<4x2xf32>, %arg4: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<7xf32>) -> tensor<7xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %pack = tensor.pack %0 padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg4 : tensor<7xf32> -> tensor<4x2xf32>
    return %1, %pack : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func @pack_into_used_destination(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    %pack = tensor.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %arg2 : tensor<8xf32> -> tensor<4x2xf32>
    return %pack, %arg2 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func @static_pad(%arg0: f32, %arg1: tensor<2x3xf32>) -> tensor<5x8xf32> {
    %0 = tensor.empty() : tensor<5x8xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<5x8xf32>) -> tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func @dynamic_pads(%arg0: f32, %arg1: tensor<2x?x?x4xf32>, %arg2: index, %arg3: index) -> tensor<?x?x?x?xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg2]
    %dim = tensor.dim %arg1, %c1 : tensor<2x?x?x4xf32>
    %1 = affine.apply #map1()[%arg3, %dim]
    %dim_0 = tensor.dim %arg1, %c2 : tensor<2x?x?x4xf32>
    %2 = affine.apply #map2()[%arg3, %arg2, %dim_0]
    %3 = affine.apply #map3()[%arg3]
    %4 = tensor.empty(%0, %1, %2, %3) : tensor<?x?x?x?xf32>
    %5 = linalg.fill ins(%arg0 : f32) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %5 : tensor<?x?x?x?xf32>
  }
  func.func @pad_of_unknown_size_by_nothing(%arg0: f32, %arg1: tensor<?x2xf32>) -> tensor<?x3xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x2xf32>
    %0 = tensor.empty(%dim) : tensor<?x3xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    return %1 : tensor<?x3xf32>
  }
  func.func @pad_to_known_size(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<9xf32> {
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<9xf32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
  func.func @pad_with_other_value(%arg0: f32, %arg1: f32, %arg2: tensor<2xf32>) -> tensor<3xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    %padded = tensor.pad %0 low[0] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<2xf32> to tensor<3xf32>
    return %padded : tensor<3xf32>
  }
  func.func @inserted_pad(%arg0: f32, %arg1: tensor<8x8xf32>, %arg2: tensor<2x?xf32>, %arg3: index, %arg4: index) -> tensor<8x8xf32> {
    %c1 = arith.constant 1 : index
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = affine.apply #map4()[%arg3, %arg4]
    %dim = tensor.dim %arg2, %c1 : tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %arg2 into %0[3, %1] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
  func.func @inserted_pad_without_low_padding(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> tensor<8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    %inserted_slice = tensor.insert_slice %arg2 into %0[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice : tensor<8xf32>
  }
  func.func @inserted_pad_after_disjoint_insertion(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: tensor<4xf32>) -> tensor<8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    %inserted_slice = tensor.insert_slice %arg3 into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg2 into %inserted_slice[5] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice_0 : tensor<8xf32>
  }
  func.func @inserted_pad_after_overlapping_insertion(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: tensor<4xf32>) -> tensor<8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    %inserted_slice = tensor.insert_slice %arg3 into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %padded = tensor.pad %arg2 low[1] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %arg0 : f32
    } : tensor<2xf32> to tensor<4xf32>
    %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[3] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice_0 : tensor<8xf32>
  }
  func.func @inserted_pad_with_other_value(%arg0: f32, %arg1: f32, %arg2: tensor<8xf32>, %arg3: tensor<2xf32>) -> tensor<8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %padded = tensor.pad %arg3 low[1] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<2xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %padded into %0[3] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice : tensor<8xf32>
  }
  func.func @inserted_pad_that_drops_dimension(%arg0: f32, %arg1: tensor<8x8xf32>, %arg2: tensor<2xf32>) -> tensor<8x8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %padded = tensor.pad %arg2 low[1] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %arg0 : f32
    } : tensor<2xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %padded into %0[3, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
  func.func @copies(%arg0: f32, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %1 = linalg.copy ins(%arg3 : tensor<8xf32>) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.copy ins(%arg3 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func @self_copies(%arg0: tensor<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) -> tensor<8xf32> {
    linalg.copy ins(%arg1 : memref<8xf32>) outs(%arg2 : memref<8xf32>)
    return %arg0 : tensor<8xf32>
  }
  func.func @fill_of_copy_in_memory(%arg0: f32, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<8xf32>)
    linalg.copy ins(%arg1 : memref<8xf32>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @transpose(%arg0: f32, %arg1: tensor<2x3xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func @concatenation(%arg0: f32, %arg1: f32, %arg2: tensor<2xf32>, %arg3: tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    %concat = tensor.concat dim(0) %0, %1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
    %concat_0 = tensor.concat dim(0) %0, %2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
    %concat_1 = tensor.concat dim(0) %0, %arg3 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
    return %concat, %concat_0, %concat_1 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}

