#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
#map2 = affine_map<()[s0] -> (s0 * 4)>
module {
  func.func private @use(index)
  func.func @concat(%arg0: tensor<?x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %0 = affine.apply #map()[%dim, %dim_0, %dim_1]
    return %0, %c4 : index, index
  }
  func.func @concat2(%arg0: tensor<4x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %0 = affine.apply #map1()[%dim, %dim_0]
    return %c4, %0 : index, index
  }
  func.func @slice(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    return %arg1, %arg2, %dim : index, index, index
  }
  func.func @empty(%arg0: index, %arg1: index, %arg2: f32) -> (index, index, index, index) {
    %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<?x?xf32>
    return %arg1, %arg0, %arg1, %arg1 : index, index, index, index
  }
  func.func @reshape(%arg0: tensor<?x4x?xf32>, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xf32>
    %0 = affine.apply #map2()[%dim]
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
    return %0, %dim_0, %arg1, %arg2, %c6 : index, index, index, index, index
  }
  func.func @pack(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x8x4xf32>, %arg2: tensor<?x?xf32>, %arg3: f32) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?x8x4xf32>
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg2, %c0 : tensor<?x?xf32>
    return %dim, %dim_0, %dim_1 : index, index, index
  }
  func.func @generate(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = bufferization.to_tensor %arg2 : memref<?x?xf32> to tensor<?x?xf32>
    %dim = tensor.dim %0, %c1 : tensor<?x?xf32>
    return %c4, %arg1, %dim : index, index, index
  }
}

