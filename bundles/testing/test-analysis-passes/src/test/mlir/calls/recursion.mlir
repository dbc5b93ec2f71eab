// RUN: --test-print-callgraph 2>&1
// Functions that call each other are one component, the last one met first; callees come before callers.

module attributes {test.name = "recursion"} {
  func.func @itself() {
    call @itself() : () -> ()
    return
  }
  func.func @first(%condition: i1) {
    cf.cond_br %condition, ^call, ^end
  ^call:
    call @second(%condition) : (i1) -> ()
    call @itself() : () -> ()
    return
  ^end:
    call @third(%condition) : (i1) -> ()
    return
  }
  func.func private @second(%condition: i1) {
    call @third(%condition) : (i1) -> ()
    return
  }
  func.func private @third(%condition: i1) {
    call @first(%condition) : (i1) -> ()
    call @leaf() : () -> ()
    return
  }
  func.func private @leaf() {
    return
  }
}
