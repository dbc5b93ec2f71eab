// RUN: --select-deallocation=clear=true
// REFERENCE: has no such pass
func.func @own() attributes {mortise.deallocation = "ownership"} {
  return
}
