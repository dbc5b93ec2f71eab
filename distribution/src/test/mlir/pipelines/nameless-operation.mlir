// RUN: --allow-unregistered-dialect --pass-pipeline=builtin.module((cse))

// A nested pipeline without a name is for operations of any name.
func.func @f() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  "t.use"(%0, %1) : (i32, i32) -> ()
  return
}
