module {
  func.func @f(%arg0: complex<f32>) -> complex<i32> {
    %0 = complex.bitcast %arg0 : complex<f32> to i64
    %1 = complex.bitcast %0 : i64 to complex<i32>
    return %1 : complex<i32>
  }
}

