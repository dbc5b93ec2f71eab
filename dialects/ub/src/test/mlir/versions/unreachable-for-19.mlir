// RUN: --mlir-version=19.1 --verify-diagnostics
// REFERENCE: has no such operation.

func.func @f() {
  // expected-error @below {{'ub.unreachable' op does not exist in MLIR 19.1}}
  ub.unreachable
}
