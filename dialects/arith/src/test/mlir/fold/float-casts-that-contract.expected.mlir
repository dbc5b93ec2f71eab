module {
  func.func @t(%arg0: f16, %arg1: f32, %arg2: i32) -> (f16, f16, f32, f32) {
    %0 = arith.extf %arg0 : f16 to f32
    %1 = arith.truncf %0 : f32 to f16
    %2 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %3 = arith.truncf %2 fastmath<contract> : f32 to f16
    return %1, %3, %arg1, %arg1 : f16, f16, f32, f32
  }
}

