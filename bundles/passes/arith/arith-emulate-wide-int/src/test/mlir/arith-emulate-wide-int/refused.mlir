// RUN: --mlir-version=19.1 --arith-emulate-wide-int=widest-int-supported=32 --split-input-file --verify-diagnostics

// There is no emulation of a division.
func.func @divide(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// -----

// The elements are not known.
func.func @resource() -> vector<2xi64> {
  // expected-error @below {{failed to legalize operation 'arith.constant' that was explicitly marked illegal}}
  %0 = arith.constant dense_resource<x> : vector<2xi64>
  return %0 : vector<2xi64>
}

// -----

// Integers of more than twice the supported width are not emulated.
func.func @wider(%a: i128) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
  %0 = arith.trunci %a : i128 to i64
  return %0 : i64
}
