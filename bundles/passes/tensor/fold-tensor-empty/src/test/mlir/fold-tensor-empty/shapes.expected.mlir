#map = affine_map<()[s0] -> (s0 * 28)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @expansion(%arg0: index, %arg1: index) -> tensor<2x3x5x4x?x7xf32> {
    %0 = tensor.empty(%arg1) : tensor<2x3x5x4x?x7xf32>
    return %0 : tensor<2x3x5x4x?x7xf32>
  }
  func.func @collapse(%arg0: index) -> tensor<6x5x?xf32> {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%arg0) : tensor<2x3x5x4x?x7xf32>
    %dim = tensor.dim %0, %c4 : tensor<2x3x5x4x?x7xf32>
    %1 = affine.apply #map()[%dim]
    %2 = tensor.empty(%1) : tensor<6x5x?xf32>
    return %2 : tensor<6x5x?xf32>
  }
  func.func @slices(%arg0: index, %arg1: index) -> (tensor<5x?x20xf32>, tensor<?x20xf32>) {
    %0 = tensor.empty(%arg1) : tensor<5x?x20xf32>
    %1 = tensor.empty(%arg1) : tensor<?x20xf32>
    return %0, %1 : tensor<5x?x20xf32>, tensor<?x20xf32>
  }
  func.func @packs(%arg0: tensor<8x8x32x32xf32>, %arg1: tensor<256x256xf32>, %arg2: f32) -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<8x8x32x32xf32>) {
    %0 = tensor.empty() : tensor<256x256xf32>
    %pack = linalg.pack %0 padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %arg0 : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
    return %arg0, %arg1, %pack : tensor<8x8x32x32xf32>, tensor<256x256xf32>, tensor<8x8x32x32xf32>
  }
  func.func @concat(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> tensor<5x?x?xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%arg0, %arg1) : tensor<5x?x?xf32>
    %1 = tensor.empty(%arg2, %arg3) : tensor<5x?x?xf32>
    %dim = tensor.dim %0, %c2 : tensor<5x?x?xf32>
    %dim_0 = tensor.dim %0, %c1 : tensor<5x?x?xf32>
    %dim_1 = tensor.dim %1, %c1 : tensor<5x?x?xf32>
    %2 = affine.apply #map1()[%dim_0, %dim_1]
    %3 = tensor.empty(%2, %dim) : tensor<5x?x?xf32>
    return %3 : tensor<5x?x?xf32>
  }
  func.func @concat_of_one(%arg0: index) -> tensor<?x?xf32> {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg0) : tensor<5x?xf32>
    %dim = tensor.dim %0, %c1 : tensor<5x?xf32>
    %1 = tensor.empty(%c5, %dim) : tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}

