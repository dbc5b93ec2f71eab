// RUN: --mlir-version=19.1 --verify-diagnostics
// That a constant names no such function is told before that a call does not fit, though it stands behind it.
module {
  func.func private @g(f32)
  func.func @f(%a: i32) {
    call @g(%a) : (i32) -> ()
    // expected-error @below {{'func.constant' op reference to function with mismatched type}}
    %0 = func.constant @g : (i32) -> ()
    return
  }
}
