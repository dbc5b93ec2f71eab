module {
  func.func @f(%arg0: f32, %arg1: i32) -> (f32, f32, f32) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = math.exp %arg0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.subf %0, %2 : f32
    %4 = arith.mulf %3, %cst : f32
    %5 = math.cosh %arg0 : f32
    %6 = arith.sitofp %arg1 : i32 to f32
    %7 = math.powf %arg0, %6 : f32
    return %4, %5, %7 : f32, f32, f32
  }
}

