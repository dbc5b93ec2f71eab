// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// REFERENCE: does not have these parts.

func.func @f(%c: i1) {
  // expected-error @below {{'cf.cond_br' op attribute 'branch_weights' does not exist in MLIR 19.1}}
  cf.cond_br %c weights([90, 10]), ^a, ^a
^a:
  return
}
