module {
  func.func @marked() {
    return
  }
  func.func @ofTheUser() attributes {mortise.keep} {
    return
  }
}

