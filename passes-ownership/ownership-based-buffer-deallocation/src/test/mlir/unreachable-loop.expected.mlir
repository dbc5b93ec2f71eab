module {
  func.func @unreachable() {
    return
  ^bb1:  // pred: ^bb1
    cf.br ^bb1
  }
}

