#distinct = distinct[0]<i32>
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0)>
#distinct1 = distinct[1]<#map1>
#distinct2 = distinct[2]<[#map1]>
#distinct3 = distinct[3]<memref<2xi32, #map>>
#distinct4 = distinct[4]<{x = memref<2xi32, #map>}>
module {
  "t.op"() {a = #distinct4, b = #distinct2, c = #distinct1, d = #distinct3, e = #distinct} : () -> ()
}

