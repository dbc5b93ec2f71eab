// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// The rules of the operation that contains patterns.

// expected-error @+1 {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  pdl.pattern @pattern : benefit(1) {
    %op = operation "foo.op"
    rewrite %op with "transform.dialect"
  }
}

// -----

// expected-error @+1 {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  // expected-note @+1 {{first non-pattern op}}
  sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%arg: !transform.any_op):
  }
  // expected-note @+1 {{second non-pattern op}}
  sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%arg: !transform.any_op):
  }
}

// -----

// expected-error @+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  // expected-note @+1 {{offending op}}
  "foo.op"() : () -> ()
}

// -----

// expected-note @+1 {{parent operation}}
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  // expected-error @+1 {{'transform.with_pdl_patterns' op cannot be nested}}
  with_pdl_patterns %root : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
  }
}
