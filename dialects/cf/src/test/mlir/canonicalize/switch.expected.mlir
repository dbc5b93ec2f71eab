module {
  func.func @s(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      2: ^bb2(%arg1 : i32)
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "test.bar"(%arg0) : (i32) -> ()
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2(%arg2 : i32)
    ]
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    "test.foo"(%arg0) : (i32) -> ()
    return %0 : i32
  }
}

