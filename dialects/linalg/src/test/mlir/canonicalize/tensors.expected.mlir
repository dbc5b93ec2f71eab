module {
  func.func @into_destination_style(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @cast_that_adds_sizes_before_destination_style(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
    %0 = linalg.copy ins(%cast : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @unpack_into_written_destination(%arg0: tensor<4x2xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>) -> tensor<8xf32> {
    %unpack = tensor.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg2 : tensor<4x2xf32> -> tensor<8xf32>
    return %unpack : tensor<8xf32>
  }
  func.func @of_second_result(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
    return %dim, %dim_0 : index, index
  }
}

