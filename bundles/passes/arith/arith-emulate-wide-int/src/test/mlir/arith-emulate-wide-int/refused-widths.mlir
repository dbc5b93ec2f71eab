// RUN: --arith-emulate-wide-int=widest-int-supported=32 --split-input-file --verify-diagnostics
// REFERENCE: reports a cast that it made itself

// A width between the supported one and twice that is not emulated.
func.func @extended(%a: i33) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
  %0 = arith.extsi %a : i33 to i64
  return %0 : i64
}

// -----

func.func @truncated(%a: i64) -> i33 {
  // expected-error @below {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
  %0 = arith.trunci %a : i64 to i33
  return %0 : i33
}
