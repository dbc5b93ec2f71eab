module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: i64) -> (f32, f32, f32) {
    %cst = arith.constant 0.693147182 : f32
    %0 = math.log %arg0 : f32
    %1 = arith.mulf %arg1, %0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.mulf %arg1, %cst : f32
    %4 = math.exp %3 : f32
    %5 = arith.sitofp %arg2 : i64 to f32
    %6 = math.log %arg0 : f32
    %7 = arith.mulf %5, %6 : f32
    %8 = math.exp %7 : f32
    return %2, %4, %8 : f32, f32, f32
  }
}

