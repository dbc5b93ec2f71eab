// RUN: --select-deallocation --remarks --verify-diagnostics
// REFERENCE: has no remarks
// The algorithm of each function is reported, with the reason.
// expected-remark @below {{deallocated by the algorithm 'ownership': the default of the pass}}
func.func @f() {
  return
}
// expected-remark @below {{deallocated by the algorithm 'legacy': its attribute}}
func.func @g() attributes {mortise.deallocation = "legacy"} {
  return
}
module attributes {mortise.deallocation = "legacy"} {
  // expected-remark @below {{deallocated by the algorithm 'legacy': the attribute of an operation around it}}
  func.func @h() {
    return
  }
}
