// RUN: --test-print-callgraph 2>&1
// Declarations and unknown symbols are the unknown callee; private functions are reached from outside too.

module attributes {test.name = "symbols"} {
  func.func private @declared()
  func.func private @unused() {
    return
  }
  func.func @caller() {
    call @declared() : () -> ()
    "test.conversion_call_op"() {callee = @missing} : () -> ()
    "test.conversion_call_op"() {callee = @unused::@missing} : () -> ()
    "test.conversion_call_op"() {callee = @inner} : () -> ()
    "test.conversion_call_op"() {callee = @inner::@found} : () -> ()
    call @unused() : () -> ()
    call @unused() : () -> ()
    return
  }
  module @inner {
    func.func @found() {
      "test.conversion_call_op"() {callee = @caller} : () -> ()
      return
    }
  }
  "test.conversion_call_op"() {callee = @caller} : () -> ()
}
