module {
  func.func @dead(%arg0: i1, %arg1: index) {
    return
  }
}

