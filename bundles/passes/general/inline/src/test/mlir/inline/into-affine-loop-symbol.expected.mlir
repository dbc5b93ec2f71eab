#map = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @apply_symbol(%arg0: index) -> index {
    %0 = affine.apply #map()[%arg0]
    return %0 : index
  }
  func.func @c_apply_symbol(%arg0: index) {
    affine.for %arg1 = 0 to 8 {
      %0 = func.call @apply_symbol(%arg1) : (index) -> index
      %1 = affine.apply #map()[%arg0]
      "use"(%0, %1) : (index, index) -> ()
    }
    return
  }
}

