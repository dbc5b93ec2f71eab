// RUN:
// A transformation and the patterns that it uses.

transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%arg: !transform.any_op):
    %match = pdl_match @pattern in %arg : (!transform.any_op) -> !transform.any_op
  }
  pdl.pattern @pattern : benefit(1) {
    %op = operation "foo.op"
    rewrite %op with "transform.dialect"
  }
}
