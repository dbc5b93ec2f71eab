// RUN: --allow-unregistered-dialect
// Of aliases that contain equally many others below each other, those of types are defined before those of attributes.
"t.op"() {
  map = affine_map<(d0) -> (d0)>,
  tuple = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>,
  where = loc(fused<tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>["x"]),
  other = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, memref<2xi1, affine_map<(d0) -> (d0 + 1)>>>
} : () -> ()
