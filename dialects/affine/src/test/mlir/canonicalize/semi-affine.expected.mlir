#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1 + 7)>
#map2 = affine_map<()[s0, s1, s2] -> (((s0 * s2) floordiv s1) floordiv 4)>
#map3 = affine_map<()[s0, s1, s2, s3] -> (s0 + s0 * s3 + s0 * s1 + s1 * s3 + s1 * s2 + s2 + s2 mod s0 + s3 + s3 floordiv 3 + 5)>
#map4 = affine_map<()[s0, s1, s2, s3] -> (s0 * 8 + (s0 * s0) * 2 + s1 mod s0 - (s2 + s3) mod (s0 + s1))>
#map5 = affine_map<()[s0, s1, s2, s3] -> ((s2 + s3) mod (s0 - s1))>
#map6 = affine_map<(d0, d1)[s0, s1] -> (d0 + d0 floordiv 2 + d0 * s0 + s0 + d1 * s1)>
module {
  func.func @divisions(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map()[%arg2, %arg0]
    %1 = affine.apply #map1()[%arg2, %arg0]
    %2 = affine.apply #map2()[%arg1, %arg2, %arg0]
    return %c0, %0, %1, %2, %c0 : index, index, index, index, index
  }
  func.func @orders(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index) {
    %0 = affine.apply #map3()[%arg2, %arg3, %arg0, %arg1]
    %1 = affine.apply #map4()[%arg2, %arg3, %arg0, %arg1]
    %2 = affine.apply #map5()[%arg2, %arg3, %arg0, %arg1]
    return %0, %1, %2 : index, index, index
  }
  func.func @loop(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
    affine.for %arg3 = 0 to 8 {
      affine.for %arg4 = 0 to 9 {
        %0 = affine.apply #map6(%arg3, %arg4)[%arg1, %arg2]
        %1 = memref.load %arg0[%0] : memref<?xf32>
        memref.store %1, %arg0[%arg3] : memref<?xf32>
      }
    }
    return
  }
  func.func @undefined() -> (index, index, index) {
    %0 = ub.poison : index
    %c-5 = arith.constant -5 : index
    return %0, %0, %c-5 : index, index, index
  }
}

