// RUN: --inline
// A private callee after its caller, whose call becomes direct when the caller is simplified.
func.func @caller() -> i32 {
  %f = func.constant @callee : () -> i32
  %r = func.call_indirect %f() : () -> i32
  return %r : i32
}

func.func private @callee() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
