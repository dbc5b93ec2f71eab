// RUN: --split-input-file --verify-diagnostics
func.func @composed_with_map(%a: index, %b: index) {
  // expected-error @below {{'test.compare' op 'compose' not supported when 'lhs_map' or 'rhs_map' is present}}
  "test.compare"(%a, %b) {cmp = "EQ", compose, lhs_map = affine_map<(d0) -> (d0)>} : (index, index) -> ()
  return
}

// -----

func.func @operands(%a: index, %b: index) {
  // expected-error @below {{'test.compare' op expected 3 operands, but got 2}}
  "test.compare"(%a, %b) {cmp = "EQ", lhs_map = affine_map<(d0, d1) -> (d0)>} : (index, index) -> ()
  return
}
