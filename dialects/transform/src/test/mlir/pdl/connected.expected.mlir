module {
  pdl.pattern @operands : benefit(1) {
    %0 = operands
    %1 = operation "foo.op"(%0 : !pdl.range<value>) 
    %2 = operation "bar.op"(%0 : !pdl.range<value>) 
    rewrite %1 {
      erase %2
    }
  }
  pdl.pattern @results : benefit(1) {
    %0 = operation "foo.op" 
    %1 = operation "foo.op" 
    %2 = result 0 of %0
    %3 = results of %1 
    %4 = operation "bar.op"(%2, %3 : !pdl.value, !pdl.range<value>) 
    apply_native_constraint "c"(%4 : !pdl.operation)
    rewrite %1 {
      erase %0
    }
  }
  pdl.pattern @constraint : benefit(1) {
    %0 = operation "foo.op" 
    %1 = apply_native_constraint "c"(%0 : !pdl.operation) : !pdl.type
    %2 = operand : %1
    %3 = operation "bar.op"(%2 : !pdl.value) 
    rewrite %3 {
      erase %0
    }
  }
  pdl.pattern @unused : benefit(0) {
    %0 = type : i32
    %1 = types : [i32]
    %2 = attribute = unit
    %3 = operation "foo.op" 
    %4 = operation "bar.op" 
    apply_native_constraint "c"(%3 : !pdl.operation)
    rewrite %4 with "rewriter"(%2 : !pdl.attribute)
  }
}

