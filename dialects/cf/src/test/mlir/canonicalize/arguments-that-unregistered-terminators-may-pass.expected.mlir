module {
  func.func @u4(%arg0: i1, %arg1: i32) {
    "some.terminator"(%arg1)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    return
  }
  func.func @u5(%arg0: i1, %arg1: i32) {
    "some.terminator"(%arg1)[^bb1, ^bb2] : (i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    "some.terminator"(%arg1)[^bb1, ^bb2] : (i32) -> ()
  ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
    return
  }
  func.func @u6(%arg0: i1, %arg1: i32) -> i32 {
    "some.terminator"(%arg1)[^bb1, ^bb2] : (i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    "some.terminator"(%arg1)[^bb1, ^bb2] : (i32) -> ()
  ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
    return %2 : i32
  }
}

