#map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 6)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
module {
  func.func @pad(%arg0: tensor<?x4x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (index, index, index) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xf32>
    %0 = affine.apply #map()[%dim, %arg2]
    %1 = affine.apply #map1()[%arg1]
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
    %2 = affine.apply #map2()[%dim_0, %arg1]
    return %0, %1, %2 : index, index, index
  }
}

