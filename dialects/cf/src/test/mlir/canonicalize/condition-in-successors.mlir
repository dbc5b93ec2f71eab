// RUN: --canonicalize --allow-unregistered-dialect
// Behind the branch the condition is known.
func.func @b2(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:  // 2 preds: ^bb0, ^bb2
  "test.foo"(%arg0) : (i1) -> ()
  cf.br ^bb3(%arg1 : i32)
^bb2:  // pred: ^bb0
  "test.bar"(%arg0) : (i1) -> ()
  cf.cond_br %arg0, ^bb1, ^bb4
^bb3(%0: i32):  // 3 preds: ^bb1, ^bb4, ^bb4
  return %0 : i32
^bb4:  // pred: ^bb2
  cf.cond_br %arg0, ^bb3(%arg1 : i32), ^bb3(%arg2 : i32)
}
