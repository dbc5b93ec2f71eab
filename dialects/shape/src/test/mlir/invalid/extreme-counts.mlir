// RUN: --split-input-file --verify-diagnostics
// REFERENCE: 19.1 does not end
func.func @f() {
// expected-error @below {{'shape.const_shape' op expected at most 1048576 extents}}
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<2147483648xindex>}> : () -> tensor<2147483648xindex>
  return
}

// -----
func.func @f(%w: !shape.witness) {
// expected-error @below {{'shape.assuming' op region should have no arguments}}
  "shape.assuming"(%w) ({
  ^bb0(%a: index):
    shape.assuming_yield
  }) : (!shape.witness) -> ()
  return
}
