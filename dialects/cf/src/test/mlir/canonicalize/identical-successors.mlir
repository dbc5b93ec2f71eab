// RUN: --canonicalize --allow-unregistered-dialect
// Both ways lead to the same block.
func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  %true = arith.constant true
  cf.assert %true, "x"
  cf.br ^bb2(%arg1 : i32)
^bb2(%0: i32):  // pred: ^bb1
  return %0 : i32
}
