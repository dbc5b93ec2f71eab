// RUN: --pass-pipeline=builtin.module(builtin.module(test-print-callgraph)) --mlir-disable-threading 2>&1
// Each module for itself: symbols around it are not seen.

module attributes {test.name = "outer"} {
  func.func @around() {
    return
  }
  module attributes {test.name = "one"} {
    func.func @one() attributes {test.list = [1, "two"]} {
      "test.conversion_call_op"() {callee = @around} : () -> ()
      return
    }
  }
  module attributes {test.name = "empty"} {
  }
}
