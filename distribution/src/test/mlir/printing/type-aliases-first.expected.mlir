!tuple = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
#loc = loc("x")
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
!tuple1 = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, memref<2xi1, #map1>>
#loc1 = loc(fused<!tuple>[#loc])
module {
  "t.op"() {map = #map, other = !tuple1, tuple = !tuple, where = #loc1} : () -> ()
}

