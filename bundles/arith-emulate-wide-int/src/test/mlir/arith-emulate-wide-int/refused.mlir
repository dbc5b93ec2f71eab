// RUN: --arith-emulate-wide-int=widest-int-supported=32 --verify-diagnostics

// There is no emulation of a division.
func.func @divide(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}
