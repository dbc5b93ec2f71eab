module {
  func.func private @f(i32, !test.i32)
}
module {
  func.func private @f(i32, !test.i32)
}

