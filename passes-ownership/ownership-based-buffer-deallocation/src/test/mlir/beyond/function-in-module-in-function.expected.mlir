module {
  func.func @outer() {
    builtin.module {
      func.func @inner() {
        return
      }
    }
    return
  }
}

