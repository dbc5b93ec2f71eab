module {
  func.func @f() {
    ub.unreachable {x}
  }
}

