module {
  func.func @memref_cast(%arg0: memref<4x4xf32>, %arg1: memref<?x?xf32>) {
    linalg.matmul ins(%arg0, %arg1 : memref<4x4xf32>, memref<?x?xf32>) outs(%arg0 : memref<4x4xf32>)
    return
  }
}

// -----
module {
  func.func @no_elements(%arg0: memref<0x4xf32>, %arg1: tensor<0xf32>) -> tensor<0xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}

// -----
module {
  func.func @identity(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
    return %cast, %arg1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----
module {
  func.func @static_shapes(%arg0: tensor<4x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%cast : tensor<4x8xf32>) -> tensor<4x8xf32>
    %cast_0 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @casts(%arg0: tensor<3x4xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<3x5xf32> {
    %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<3x5xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x5xf32>
    %0 = linalg.matmul ins(%arg0, %cast_0 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%cast : tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 6)>
#map1 = affine_map<()[s0] -> (s0 + 9)>
module {
  func.func @fills(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: tensor<?x?xf32>, %arg3: index) -> (f32, tensor<32xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<?x?xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<32xf32>) -> tensor<32xf32>
    %2 = affine.apply #map()[%arg3]
    %3 = affine.apply #map1()[%arg3]
    %4 = tensor.empty(%2, %3) : tensor<?x?xf32>
    %5 = linalg.fill ins(%arg0 : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %concat = tensor.concat dim(0) %0, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    return %arg0, %1, %5, %6, %concat, %arg2 : f32, tensor<32xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<?x?xf32>
  }
}

// -----
module {
  func.func @transposes(%arg0: tensor<2x?x4xf32>, %arg1: tensor<?x4x2xf32>, %arg2: tensor<4x2x?xf32>, %arg3: tensor<?xf32>, %arg4: tensor<?x6xf32>, %arg5: tensor<6x?xf32>) -> (tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<6x?xf32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg2 : tensor<4x2x?xf32>) permutation = [2, 0, 1] 
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<?xf32>) outs(%arg5 : tensor<6x?xf32>) dimensions = [0] 
    return %transposed, %arg0, %broadcasted : tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<6x?xf32>
  }
}

