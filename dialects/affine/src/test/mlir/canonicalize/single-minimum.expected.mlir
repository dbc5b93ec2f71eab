#map = affine_map<()[s0] -> (s0 + 3)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @f(%arg0: index) -> (index, index) {
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    return %0, %1 : index, index
  }
}

