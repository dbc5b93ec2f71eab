module {
  func.func @power(%arg0: complex<f32>, %arg1: i32) -> complex<f32> {
    %0 = complex.powi %arg0, %arg1 : complex<f32>, i32
    %1 = complex.powi %0, %arg1 fastmath<contract> {foo} : complex<f32>, i32
    return %1 : complex<f32>
  }
}

