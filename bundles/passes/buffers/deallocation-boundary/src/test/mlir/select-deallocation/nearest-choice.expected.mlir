module {
  func.func @default() attributes {mortise.deallocation = "legacy"} {
    return
  }
  func.func @own() attributes {mortise.deallocation = "ownership"} {
    return
  }
  func.func private @declaration()
  module @inner attributes {mortise.deallocation = "ownership"} {
    func.func @around() attributes {mortise.deallocation = "ownership"} {
      return
    }
  }
}

