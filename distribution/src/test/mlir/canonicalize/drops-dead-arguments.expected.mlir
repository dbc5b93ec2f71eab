module {
  func.func @loop(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.muli %0, %arg1 : i32
    cf.cond_br %arg0, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
}

