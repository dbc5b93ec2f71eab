// RUN: --symbol-dce --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Erased symbols are reported, also those that only erased ones refer to.
// expected-remark @below {{'dead' is erased: nothing that is needed refers to it}}
func.func private @dead() {
  call @only_from_dead() : () -> ()
  return
}
// expected-remark @below {{'only_from_dead' is erased: nothing that is needed refers to it}}
func.func private @only_from_dead()
func.func private @used()
func.func @public() {
  call @used() : () -> ()
  return
}
