// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @c {
  ods.operation @call {
    operands = ["arguments: any..."],
    attributes = ["callee: flat_symbol?"],
    interfaces = ["call(callee, arguments)"]
  }
  ods.operation @indirect {operands = ["callee: any", "arguments: any..."], interfaces = ["call(callee, arguments)"]}
}
