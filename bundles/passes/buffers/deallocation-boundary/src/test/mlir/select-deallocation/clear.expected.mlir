module {
  func.func @own() {
    return
  }
}

