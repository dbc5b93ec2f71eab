#map = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
#map1 = affine_map<() -> (3)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0, 1000)>
#map3 = affine_map<(d0) -> (d0, 1000)>
module {
  func.func @f(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0)[%arg1]
    %1 = affine.apply #map1()
    %2 = affine.min #map2(%arg0)[%arg1] {foo = 1 : i32}
    %3 = affine.max #map3(%arg0)
    return
  }
}

