Overriding parsing of TestI32Type encoding...
module {
  func.func private @f(!test.i32) -> i64
}
module {
  func.func private @f(i32) -> i64
}

