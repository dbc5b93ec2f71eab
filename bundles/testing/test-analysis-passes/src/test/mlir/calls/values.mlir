// RUN: --test-print-callgraph 2>&1
// Calls of a constant and of arguments are calls of the unknown callee; that of a region's value is not.

module attributes {test.name = "values"} {
  func.func nested @values(%argument: () -> (() -> ())) {
    %constant = func.constant @values : (() -> (() -> ())) -> ()
    call_indirect %constant(%argument) : (() -> (() -> ())) -> ()
    %returned = call_indirect %argument() : () -> (() -> ())
    call_indirect %returned() : () -> ()
    return
  }
  func.func @region(%argument: () -> (() -> ())) {
    %region = "test.functional_region_op"() ({
      "test.return"() : () -> ()
    }) {note = "called"} : () -> (() -> ())
    call_indirect %region() : () -> ()
    return
  }
}
