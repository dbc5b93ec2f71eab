// RUN: --allow-unregistered-dialect

func.func @f() {
  ub.unreachable {x}
}
