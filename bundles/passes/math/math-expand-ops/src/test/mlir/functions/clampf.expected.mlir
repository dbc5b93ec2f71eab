module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg2 fastmath<nnan> : f32
    %1 = arith.maximumf %0, %arg1 fastmath<nnan> : f32
    return %1 : f32
  }
}

