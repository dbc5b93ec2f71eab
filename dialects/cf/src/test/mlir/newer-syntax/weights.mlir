// RUN: --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func @f(%c: i1) {
  // expected-error @below {{expected ','}}
  cf.cond_br %c weights([90, 10]), ^a, ^b
^a:
  return
^b:
  return
}
