module {
  func.func @nothing(%arg0: i1) {
    bufferization.dealloc
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    bufferization.dealloc
    bufferization.dealloc
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
}

