// RUN: --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func @f(%n: index, %one: index) {
  // expected-error @below {{expected SSA operand}}
  scf.for unsigned %i = %one to %n step %one {
  }
  return
}
