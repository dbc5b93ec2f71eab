// RUN: --canonicalize --allow-unregistered-dialect
// Blocks that only branch on are passed over.
func.func @b1(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
^bb1(%0: i32):  // pred: ^bb0
  cf.br ^bb3(%0 : i32)
^bb2:  // pred: ^bb0
  cf.br ^bb3(%arg2 : i32)
^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
  return %1 : i32
}
