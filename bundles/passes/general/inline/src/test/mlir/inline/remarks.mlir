// RUN: --inline --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Inlined calls are reported, and those that are not, with the reason.
func.func @callee(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
func.func @recursive() {
  // expected-remark @below {{'recursive' is not inlined: it calls itself}}
  call @recursive() : () -> ()
  return
}
func.func @caller(%c: i1) {
  // expected-remark @below {{'callee' is inlined}}
  call @callee(%c) : (i1) -> ()
  scf.if %c {
    // expected-remark @below {{'callee' is not inlined: it has several blocks, and 'scf.if' has one}}
    func.call @callee(%c) : (i1) -> ()
  }
  // expected-remark @below {{'recursive' is not inlined: it calls itself}}
  call @recursive() : () -> ()
  return
}
