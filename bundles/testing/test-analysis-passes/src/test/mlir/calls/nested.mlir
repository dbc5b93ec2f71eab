// RUN: --test-print-callgraph 2>&1
// Callables inside come before calls; operations that are no callables belong to the code around.

module {
  func.func @outer(%condition: i1) {
    call @other() : () -> ()
    %region = "test.functional_region_op"() ({
      %inner = "test.functional_region_op"() ({
        "test.return"() : () -> ()
      }) : () -> (() -> ())
      func.call_indirect %inner() : () -> ()
      func.call @outer(%condition) : (i1) -> ()
      "test.return"() : () -> ()
    }) : () -> (() -> ())
    scf.if %condition {
      func.call_indirect %region() : () -> ()
      builtin.module {
        func.func @in_module() {
          call @other() : () -> ()
          return
        }
        func.func private @other() {
          return
        }
      }
    }
    return
  }
  func.func @other() {
    return
  }
}
