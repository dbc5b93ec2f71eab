module {
  func.func @f(%arg0: i1, %arg1: index) {
    cf.cond_br %arg0 weights([90, 10]), ^bb1(%arg1 : index), ^bb2 {x}
  ^bb1(%0: index):  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    return
  }
}

