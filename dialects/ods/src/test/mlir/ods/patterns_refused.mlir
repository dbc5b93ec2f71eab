// RUN: --verify-diagnostics --irdl-file=%S/patterns.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.
// An invalid operation that a pattern creates is reported at the matched one.

func.func @invalid(%x: i32) {
  %0 = shop.quotient %x
  // expected-error @+1 {{'shop.sum' op failed to verify that all of {lhs, rhs, result} have same type}}
  shop.tell %0 : i32
  return
}
