// RUN: --mlir-version=22.1 --allow-unregistered-dialect

func.func @f() {
  ub.unreachable {x}
}
