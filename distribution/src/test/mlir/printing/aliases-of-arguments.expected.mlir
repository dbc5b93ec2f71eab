#map = affine_map<(d0) -> (d0 + 2)>
#map1 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @f(%arg0: i32 {test.a = affine_map<(d0) -> (d0 + 1)>}, %arg1: i32 {test.b = #map}) {
    "test.op"() {y = #map} : () -> ()
    return
  }
  func.func private @g(i32 {test.a = #map1})
}

