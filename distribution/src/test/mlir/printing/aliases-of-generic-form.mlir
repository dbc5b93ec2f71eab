// RUN: --allow-unregistered-dialect
// Aliases are numbered from the inside: regions, then types, then attributes by name.
"test.outer"() ({
  "test.inner"() {y = affine_map<(d0) -> (d0 + 1)>} : () -> ()
}) {a = affine_map<(d0) -> (d0 + 3)>} : () -> memref<4xf32, affine_map<(d0) -> (d0 + 2)>>
"test.last"() <{b = affine_map<(d0) -> (d0 + 5)>}> {c = affine_map<(d0) -> (d0 + 4)>} : () -> ()
