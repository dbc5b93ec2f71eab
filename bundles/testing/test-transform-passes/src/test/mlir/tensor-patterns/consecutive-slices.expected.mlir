#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<()[s0] -> (s0 + 12)>
#map3 = affine_map<()[s0] -> (s0 * 3)>
#map4 = affine_map<()[s0] -> (s0 * 3 + 1)>
module {
  func.func @e2(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %0 = affine.apply #map()[%arg4, %arg3, %arg1]
    %1 = affine.apply #map1()[%arg3]
    %2 = affine.apply #map2()[%arg2]
    %3 = affine.apply #map3()[%arg4]
    %extracted_slice = tensor.extract_slice %arg0[%0, %2] [%arg3, %arg3] [%1, %3] : tensor<?x?xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
  func.func @strided(%arg0: tensor<4x8xf32>, %arg1: tensor<1x4x8xf32>, %arg2: tensor<2x3x15x19xf32>, %arg3: index) -> tensor<2x3x15x19xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg2[%arg3, 1, 0, 0] [1, 1, 4, 8] [1, 1, 2, 1] : tensor<1x4x8xf32> into tensor<2x3x15x19xf32>
    return %inserted_slice_0 : tensor<2x3x15x19xf32>
  }
  func.func @strided2(%arg0: tensor<4x8xf32>, %arg1: tensor<1x4x8xf32>, %arg2: tensor<2x3x15x19xf32>, %arg3: index) -> tensor<2x3x15x19xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0] [1, 4, 8] [3, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg2[%arg3, 1, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : tensor<1x4x8xf32> into tensor<2x3x15x19xf32>
    return %inserted_slice_0 : tensor<2x3x15x19xf32>
  }
  func.func @ambiguous(%arg0: tensor<1x8xf32>, %arg1: tensor<1x1x8xf32>, %arg2: tensor<2x3x15x19xf32>, %arg3: index) -> tensor<2x3x15x19xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg2[%arg3, 1, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<1x8xf32> into tensor<2x3x15x19xf32>
    return %inserted_slice : tensor<2x3x15x19xf32>
  }
  func.func @twice(%arg0: tensor<4x8xf32>, %arg1: tensor<1x4x8xf32>, %arg2: tensor<2x3x15x19xf32>, %arg3: index) -> (tensor<2x3x15x19xf32>, tensor<1x4x8xf32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg0 into %arg2[%arg3, 1, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : tensor<4x8xf32> into tensor<2x3x15x19xf32>
    return %inserted_slice_0, %inserted_slice : tensor<2x3x15x19xf32>, tensor<1x4x8xf32>
  }
  func.func @reducednotone(%arg0: tensor<8x16x8xf32>, %arg1: index) -> tensor<2x3xf32> {
    %0 = affine.apply #map4()[%arg1]
    %extracted_slice = tensor.extract_slice %arg0[%arg1, %0, 2] [1, 2, 3] [2, 3, 1] : tensor<8x16x8xf32> to tensor<2x3xf32>
    return %extracted_slice : tensor<2x3xf32>
  }
}

