module {
  func.func @u(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    "some.terminator"()[^bb2, ^bb3] : () -> ()
  ^bb2:  // pred: ^bb1
    return %arg1 : i32
  ^bb3:  // pred: ^bb1
    cf.br ^bb1
  }
  func.func @u2(%arg0: i1, %arg1: i32) -> i32 {
    "some.terminator"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @u3(%arg0: i1, %arg1: i32) {
    "some.op"() ({
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "some.terminator"()[^bb1] : () -> ()
    }) : () -> ()
    return
  }
}

