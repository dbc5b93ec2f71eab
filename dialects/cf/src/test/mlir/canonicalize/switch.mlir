// RUN: --canonicalize --allow-unregistered-dialect
// Constant flags, cases like the default, flags known from a switch before.
func.func @s(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
  %c2_i32 = arith.constant 2 : i32
  cf.switch %c2_i32 : i32, [
    default: ^bb1(%arg1 : i32),
    1: ^bb2(%arg2 : i32),
    2: ^bb3(%arg2 : i32)
  ]
^bb1(%0: i32):  // 6 preds: ^bb0, ^bb1, ^bb1, ^bb3, ^bb4, ^bb5
  "test.bar"(%arg0) : (i32) -> ()
  cf.switch %arg0 : i32, [
    default: ^bb1(%arg1 : i32),
    1: ^bb2(%arg2 : i32),
    2: ^bb1(%arg1 : i32)
  ]
^bb2(%1: i32):  // 3 preds: ^bb0, ^bb1, ^bb5
  "test.foo"(%arg0) : (i32) -> ()
  return %1 : i32
^bb3(%2: i32):  // pred: ^bb0
  cf.switch %arg0 : i32, [
    default: ^bb1(%arg1 : i32),
    1: ^bb4(%arg2 : i32),
    2: ^bb5(%arg1 : i32)
  ]
^bb4(%3: i32):  // 2 preds: ^bb3, ^bb5
  cf.br ^bb1(%arg0 : i32)
^bb5(%4: i32):  // pred: ^bb3
  cf.switch %arg0 : i32, [
    default: ^bb1(%arg1 : i32),
    1: ^bb4(%arg2 : i32),
    2: ^bb2(%arg1 : i32)
  ]
}
