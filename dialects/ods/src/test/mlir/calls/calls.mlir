// RUN: --irdl-file=%S/dialect.irdl.mlir --inline
// REFERENCE: has no dialect ods.
// A callee can be optional, or an operand: without a symbol the callee is unknown.

func.func @callee(%a: i32) {
  return
}
func.func @caller(%a: i32) {
  "c.call"(%a) : (i32) -> ()
  "c.call"(%a) <{callee = @callee}> : (i32) -> ()
  "c.indirect"(%a, %a) : (i32, i32) -> ()
  return
}
