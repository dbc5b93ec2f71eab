module {
  pdl.pattern @p : benefit(1) {
    %0 = type
    %1 = types
    %2 = type : i32
    %3 = types : [i32, i64]
    %4 = attribute : %0
    %5 = attribute = 10 : i32
    %6 = operand
    %7 = operand : %0
    %8 = operands
    %9 = operands : %1
    %10 = operation "foo.op"(%6, %8 : !pdl.value, !pdl.range<value>)  {"a" = %4} -> (%0, %1 : !pdl.type, !pdl.range<type>)
    %11 = result 0 of %10
    %12 = results of %10 
    %13 = results 1 of %10  -> !pdl.range<value>
    %14 = results 1 of %10  -> !pdl.value
    apply_native_constraint "c"(%10, %4 : !pdl.operation, !pdl.attribute) {isNegated = true}
    %15 = apply_native_constraint "c2"(%10 : !pdl.operation) : !pdl.attribute
    %16 = operation(%11, %7, %9, %12, %13, %14 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.value)  {"a" = %5} -> (%2, %3 : !pdl.type, !pdl.range<type>)
    rewrite %16 {
      %17 = operation "new.op"(%6 : !pdl.value)  -> (%0 : !pdl.type)
      %18 = range %6, %8 : !pdl.value, !pdl.range<value> 
      %19 = range %0 : !pdl.type 
      %20 = range : !pdl.range<value>
      %21 = apply_native_rewrite "r"(%10 : !pdl.operation) : !pdl.value
      replace %16 with %17
      replace %10 with(%6, %8 : !pdl.value, !pdl.range<value>)
      erase %10
    }
  }
  pdl.pattern : benefit(3) attributes {foo} {
    %0 = operation "foo.op" 
    rewrite %0 with "rewriter"
  }
  pdl.pattern : benefit(3) {
    %0 = operation "foo.op" 
    %1 = attribute = "text" attributes {x}
    rewrite with "rewriter"(%0, %1 : !pdl.operation, !pdl.attribute) attributes {y}
  }
}

