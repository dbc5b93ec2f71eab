#map = affine_map<()[s0, s1, s2] -> (5, 7, 9, s2, s1 * 2, s0 + 1)>
#map1 = affine_map<()[s0] -> (3, s0)>
#map2 = affine_map<()[s0, s1, s2] -> (s0, s2 mod 3, 3, s1)>
#map3 = affine_map<()[s0, s1] -> (-s1, s1, s0 - 3)>
#map4 = affine_map<()[s0, s1] -> (s1 + (s0 ceildiv 4) * 4 - (s1 floordiv 4) * 4)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) * 6 + 3)>
#map6 = affine_map<()[s0, s1] -> (s0 * 4 + (s0 * 2 + s1) floordiv 4 - (s0 floordiv 2) * 8 + 2)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = affine.min #map()[%arg2, %arg1, %arg0]
    %1 = affine.max #map1()[%0]
    %2 = affine.max #map2()[%arg0, %0, %1]
    %3 = affine.min #map3()[%arg0, %arg1]
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @g(%arg0: index, %arg1: index, %arg2: memref<2x3xf32>) -> (index, index, index, f32, f32) {
    %cst = arith.constant 5.000000e+00 : f32
    %0 = affine.apply #map4()[%arg0, %arg1]
    %1 = affine.apply #map5()[%arg0]
    %2 = affine.apply #map6()[%arg0, %arg1]
    %3 = memref.get_global @g0 : memref<2x3xf32>
    %4 = affine.load %3[symbol(%arg0), 1] : memref<2x3xf32>
    return %0, %1, %2, %cst, %4 : index, index, index, f32, f32
  }
  memref.global "private" constant @g0 : memref<2x3xf32> = dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00]]>
}

