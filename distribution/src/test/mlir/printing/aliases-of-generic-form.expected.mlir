#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
module {
  %0 = "test.outer"() ({
    "test.inner"() {y = #map} : () -> ()
  }) {a = #map2} : () -> memref<4xf32, #map1>
  "test.last"() <{b = affine_map<(d0) -> (d0 + 5)>}> {c = #map3} : () -> ()
}

