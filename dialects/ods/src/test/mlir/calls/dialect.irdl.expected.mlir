module {
  ods.dialect @c {
    ods.operation @call {attributes = ["callee: flat_symbol?"], interfaces = ["call(callee, arguments)"], operands = ["arguments: any..."]}
    ods.operation @indirect {interfaces = ["call(callee, arguments)"], operands = ["callee: any", "arguments: any..."]}
  }
}

