#map = affine_map<()[s0] -> (s0 floordiv 5)>
#map1 = affine_map<()[s0] -> ((s0 * 4) floordiv 5 - (s0 floordiv 5) * 4)>
#map2 = affine_map<()[s0, s1, s2] -> ((s2 mod (s0 * s1)) mod s1)>
#map3 = affine_map<()[s0] -> (s0 mod 5)>
#map4 = affine_map<()[s0, s1] -> ((s0 mod ((s1 * s0) * 4)) floordiv (s0 * 4))>
#map5 = affine_map<(d0)[s0, s1] -> (d0 floordiv (s0 * s1))>
#map6 = affine_map<(d0, d1)[s0, s1] -> ((d1 mod (s0 * s1)) floordiv d0)>
#map7 = affine_map<(d0, d1)[s0, s1] -> ((d1 mod (s0 * s1)) mod d0)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%arg1, %arg2, %arg0]
    %3 = affine.apply #map()[%arg2]
    %4 = affine.apply #map3()[%arg2]
    %5 = affine.apply #map4()[%arg0, %arg1]
    affine.for %arg4 = 0 to 3 {
      %6 = arith.addi %arg4, %arg4 : index
      %7 = affine.apply #map5(%6)[%arg1, %arg4]
      %8 = affine.apply #map6(%arg4, %6)[%arg1, %arg4]
      %9 = affine.apply #map7(%arg4, %6)[%arg1, %arg4]
      "any.use"(%7, %8, %9) : (index, index, index) -> ()
    }
    "any.use"(%3, %4, %arg2, %5, %c0) : (index, index, index, index, index) -> ()
    return %0, %1, %2 : index, index, index
  }
}

