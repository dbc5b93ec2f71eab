module {
  func.func @caller(%arg0: complex<f32>, %arg1: f32) -> (complex<f32>, f32) {
    %0 = complex.mul %arg0, %arg0 : complex<f32>
    %1 = math.sin %arg1 : f32
    return %0, %1 : complex<f32>, f32
  }
}

