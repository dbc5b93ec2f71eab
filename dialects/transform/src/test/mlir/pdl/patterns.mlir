// RUN:
// Patterns are read and printed.

pdl.pattern @p : benefit(1) {
  %t = type
  %ts = types
  %ti = pdl.type : i32
  %tss = pdl.types : [i32, i64]
  %a1 = attribute : %t
  %a2 = attribute = 10 : i32
  %o = operand
  %o1 = operand : %t
  %os = operands
  %os1 = operands : %ts
  %op = operation "foo.op"(%o, %os : !pdl.value, !pdl.range<value>) {"a" = %a1} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %op
  %rs = results of %op
  %rs1 = results 1 of %op -> !pdl.range<value>
  %rs2 = results 1 of %op -> !pdl.value
  apply_native_constraint "c"(%op, %a1 : !pdl.operation, !pdl.attribute) {isNegated = true}
  %nc = apply_native_constraint "c2"(%op : !pdl.operation) : !pdl.attribute
  %op4 = operation(%r, %o1, %os1, %rs, %rs1, %rs2: !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.value) {"a" = %a2} -> (%ti, %tss : !pdl.type, !pdl.range<type>)
  rewrite %op4 {
    %n = operation "new.op"(%o : !pdl.value) -> (%t : !pdl.type)
    %rg = range %o, %os : !pdl.value, !pdl.range<value>
    %rt = range %t : !pdl.type
    %re = range : !pdl.range<value>
    %x = apply_native_rewrite "r"(%op : !pdl.operation) : !pdl.value
    replace %op4 with %n
    replace %op with (%o, %os : !pdl.value, !pdl.range<value>)
    erase %op
  }
}

pdl.pattern : benefit(3) attributes {foo} {
  %op = operation "foo.op"
  rewrite %op with "rewriter"
}

pdl.pattern : benefit(3) {
  %op = operation "foo.op"
  %a = attribute = "text" attributes {x}
  rewrite with "rewriter"(%op, %a : !pdl.operation, !pdl.attribute) attributes {y}
}
