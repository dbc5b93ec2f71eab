#map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 4))>
#map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) floordiv 4)>
#map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) mod 4)>
#map3 = affine_map<()[s0, s1, s2] -> (s2 floordiv (s0 * s1))>
#map4 = affine_map<()[s0, s1, s2] -> ((s2 mod (s0 * s1)) floordiv s1)>
#map5 = affine_map<()[s0, s1, s2] -> ((s2 mod (s0 * s1)) mod s1)>
#map6 = affine_map<()[s0, s1, s2] -> (s1 * 4 + s2 + s0 * (s1 * 4))>
#map7 = affine_map<()[s0, s1, s2] -> (s0 * 12 + s1 * 4 + s2)>
#map8 = affine_map<()[s0] -> (s0 floordiv 4)>
#map9 = affine_map<()[s0] -> (s0 mod 4)>
#map10 = affine_map<()[s0, s1] -> (s0 + s1)>
#map11 = affine_map<()[s0, s1] -> (s0 * s1 + s1 * 2)>
#map12 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
#map13 = affine_map<()[s0, s1] -> ((s0 mod s1) floordiv s1)>
#map14 = affine_map<()[s0, s1] -> ((s0 mod s1) mod s1)>
#map15 = affine_map<()[s0] -> (s0 floordiv 35)>
#map16 = affine_map<()[s0] -> ((s0 mod 35) floordiv 7)>
#map17 = affine_map<()[s0] -> (s0 mod 7)>
module {
  func.func @a(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %0 = affine.apply #map()[%arg1, %arg0]
    %1 = affine.apply #map1()[%arg1, %arg0]
    %2 = affine.apply #map2()[%arg1, %arg0]
    return %0, %1, %2 : index, index, index
  }
  func.func @b(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %0 = affine.apply #map3()[%arg1, %arg2, %arg0]
    %1 = affine.apply #map4()[%arg1, %arg2, %arg0]
    %2 = affine.apply #map5()[%arg1, %arg2, %arg0]
    return %0, %1, %2 : index, index, index
  }
  func.func @c(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = affine.apply #map6()[%arg0, %arg1, %arg2]
    return %0 : index
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = affine.apply #map6()[%arg0, %arg1, %arg2]
    return %0 : index
  }
  func.func @e(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = affine.apply #map7()[%arg0, %arg1, %arg2]
    return %0 : index
  }
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index) {
    %0 = affine.apply #map8()[%arg0]
    %1 = affine.apply #map9()[%arg0]
    return %0, %1 : index, index
  }
  func.func @g(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map10()[%arg0, %arg1]
    %1 = affine.apply #map11()[%arg0, %arg1]
    %2 = affine.apply #map12()[%arg0, %arg1]
    %3 = affine.apply #map13()[%arg0, %arg1]
    %4 = affine.apply #map14()[%arg0, %arg1]
    %5 = affine.apply #map15()[%arg0]
    %6 = affine.apply #map16()[%arg0]
    %7 = affine.apply #map17()[%arg0]
    return %0, %1, %2, %3, %4, %5, %6, %7, %arg0, %c0 : index, index, index, index, index, index, index, index, index, index
  }
}

