module {
  func.func @deadloop(%arg0: index, %arg1: index) {
    return
  }
}

