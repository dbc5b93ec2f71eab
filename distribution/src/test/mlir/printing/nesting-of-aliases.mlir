// RUN: --allow-unregistered-dialect
// Aliases are ordered by how deep other aliases are in them, whatever is between.
"t.op"() {
  a = distinct[0]<{x = memref<2xi32, affine_map<(d0) -> (d0 + 1)>>}>,
  b = distinct[1]<[affine_map<(d0) -> (d0)>]>,
  c = distinct[2]<affine_map<(d0) -> (d0)>>,
  d = distinct[3]<memref<2xi32, affine_map<(d0) -> (d0 + 1)>>>,
  e = distinct[4]<i32>
} : () -> ()
