// RUN:
// Patterns whose operations are connected.

// by operands
pdl.pattern @operands : benefit(1) {
  %o = operands
  %op1 = operation "foo.op"(%o : !pdl.range<value>)
  %op2 = operation "bar.op"(%o : !pdl.range<value>)
  rewrite %op1 {
    erase %op2
  }
}

// by the results of an operation that only one of both reaches
pdl.pattern @results : benefit(1) {
  %op1 = operation "foo.op"
  %op2 = operation "foo.op"
  %r1 = result 0 of %op1
  %r2 = results of %op2
  %join = operation "bar.op"(%r1, %r2 : !pdl.value, !pdl.range<value>)
  apply_native_constraint "c"(%join : !pdl.operation)
  rewrite %op2 {
    erase %op1
  }
}

// by the result of a constraint
pdl.pattern @constraint : benefit(1) {
  %op1 = operation "foo.op"
  %t = apply_native_constraint "c"(%op1 : !pdl.operation) : !pdl.type
  %o = operand : %t
  %op2 = operation "bar.op"(%o : !pdl.value)
  rewrite %op2 {
    erase %op1
  }
}

// what the rewrite does not use need not be connected, constants need no use, and a rewrite can have empty braces
pdl.pattern @unused : benefit(0) {
  %t = type : i32
  %ts = types : [i32]
  %a = attribute = unit
  %op1 = operation "foo.op"
  %op2 = operation "bar.op"
  apply_native_constraint "c"(%op1 : !pdl.operation)
  rewrite %op2 with "rewriter"(%a : !pdl.attribute) {
  }
}
