#map = affine_map<(d0)[s0] -> (d0 + s0, 0)>
#map1 = affine_map<(d0, d1) -> (d0 + d1, 0)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
#map3 = affine_map<(d0)[s0] -> (d0 + s0, 7)>
#map4 = affine_map<(d0) -> (d0 - 3)>
module {
  func.func @a(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %0 = affine.min #map(%arg1)[%c7]
      %1 = affine.min #map1(%arg1, %c7)
      %2 = affine.min #map2(%arg1)[%c7]
      %3 = affine.min #map3(%arg1)[%c7]
      %4 = affine.apply #map4(%arg1)
      "any.use"(%0, %c0, %1, %2, %arg1, %arg0, %3, %arg1, %c0, %4) : (index, index, index, index, index, index, index, index, index, index) -> ()
    }
    scf.for %arg1 = %c7 to %c4 step %c1 {
      "any.use"(%c0, %c7) : (index, index) -> ()
    }
    return
  }
}

