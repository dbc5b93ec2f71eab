Overriding TestI32Type encoding...
Overriding TestI32Type encoding...
module {
  func.func private @f(i32) -> f32
}
module {
  func.func private @f(!test.i32) -> f32
}

