// RUN: --mark-complete-ownership=clear=true
// REFERENCE: has no such pass
// Only the marks of the pass.
func.func @marked() attributes {mortise.keep = "complete"} {
  return
}
func.func @ofTheUser() attributes {mortise.keep} {
  return
}
