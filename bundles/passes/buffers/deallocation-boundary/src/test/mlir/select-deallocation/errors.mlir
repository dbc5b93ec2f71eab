// RUN: --select-deallocation --verify-diagnostics
// REFERENCE: has no such pass
// expected-error @below {{has attribute 'mortise.deallocation' that is neither "legacy" nor "ownership"}}
func.func @own() attributes {mortise.deallocation = "none"} {
  return
}
