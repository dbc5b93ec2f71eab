module {
  func.func @erased() {
    return
  }
}

