module {
  func.func @one() {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @two(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @switch(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb3:  // pred: ^bb0
    return
  }
}

