module {
  func.func @t(%arg0: f16, %arg1: f32, %arg2: i32) -> (f16, f16, f32, f32) {
    return %arg0, %arg0, %arg1, %arg1 : f16, f16, f32, f32
  }
}

