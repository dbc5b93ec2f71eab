module {
  transform.with_pdl_patterns {
  ^bb0(%arg0: !transform.any_op):
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %0 = pdl_match @pattern in %arg1 : (!transform.any_op) -> !transform.any_op
    }
    pdl.pattern @pattern : benefit(1) {
      %0 = operation "foo.op" 
      rewrite %0 with "transform.dialect"
    }
  }
}

