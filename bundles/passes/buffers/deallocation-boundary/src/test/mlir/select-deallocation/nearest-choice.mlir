// RUN: --select-deallocation=default=legacy
// REFERENCE: has no such pass
func.func @default() {
  return
}
func.func @own() attributes {mortise.deallocation = "ownership"} {
  return
}
func.func private @declaration()
module @inner attributes {mortise.deallocation = "ownership"} {
  func.func @around() {
    return
  }
}
