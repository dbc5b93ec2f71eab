// RUN: --canonicalize --allow-unregistered-dialect
// Both ways lead to the same block with other operands.
func.func @b(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  "test.foo"(%0) : (i32) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return %0 : i32
}
