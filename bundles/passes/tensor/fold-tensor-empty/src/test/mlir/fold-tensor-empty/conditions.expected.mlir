#map = affine_map<()[s0] -> (s0 + 3)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @concatenation_of_empty(%arg0: index) -> tensor<?x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%arg0) : tensor<?x4xf32>
    %dim = tensor.dim %0, %c0 : tensor<?x4xf32>
    %1 = affine.apply #map()[%dim]
    %2 = tensor.empty(%1) : tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func @concatenation_with_other_first_operand(%arg0: tensor<3xf32>) -> tensor<6xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %concat = tensor.concat dim(0) %arg0, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
    return %concat : tensor<6xf32>
  }
  func.func @concatenation_with_other_last_operand(%arg0: tensor<3xf32>) -> tensor<6xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %concat = tensor.concat dim(0) %0, %arg0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
    return %concat : tensor<6xf32>
  }
  func.func @reshapes_of_other_tensors(%arg0: tensor<6xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<2xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<6xf32> to tensor<2xf32>
    return %expanded, %collapsed, %extracted_slice : tensor<2x3xf32>, tensor<6xf32>, tensor<2xf32>
  }
  func.func @reshapes_of_empty(%arg0: index) -> (tensor<?x3xf32>, tensor<?xf32>, tensor<6xf32>) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%arg0) : tensor<?x3xf32>
    %1 = tensor.empty(%arg0) : tensor<?x3xf32>
    %dim = tensor.dim %1, %c0 : tensor<?x3xf32>
    %2 = affine.apply #map1()[%dim]
    %3 = tensor.empty(%2) : tensor<?xf32>
    %4 = tensor.empty() : tensor<6xf32>
    return %0, %3, %4 : tensor<?x3xf32>, tensor<?xf32>, tensor<6xf32>
  }
  func.func @slices_of_empty(%arg0: index, %arg1: index) -> (tensor<?x2xf32>, tensor<2xf32>) {
    %0 = tensor.empty(%arg0) : tensor<?x2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    return %0, %1 : tensor<?x2xf32>, tensor<2xf32>
  }
  func.func @packs(%arg0: tensor<4x2xf32>, %arg1: tensor<8xf32>, %arg2: f32, %arg3: tensor<8xf32>, %arg4: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>) {
    %0 = tensor.empty() : tensor<7xf32>
    %pack = linalg.pack %0 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<7xf32> -> tensor<4x2xf32>
    %pack_0 = linalg.pack %arg3 inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<8xf32> -> tensor<4x2xf32>
    %unpack = linalg.unpack %arg4 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<4x2xf32> -> tensor<8xf32>
    return %arg0, %pack, %arg1, %pack_0, %unpack : tensor<4x2xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>
  }
}

