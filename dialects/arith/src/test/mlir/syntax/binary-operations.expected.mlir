module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) -> (i32, i32, i32, f32, f32, f32, f32, f32, f32) {
    %0 = arith.maxui %arg0, %arg1 : i32
    %1 = arith.minsi %arg0, %arg1 : i32
    %2 = arith.remsi %arg0, %arg1 : i32
    %3 = arith.maxnumf %arg2, %arg3 : f32
    %4 = arith.minnumf %arg2, %arg3 fastmath<nnan> : f32
    %5 = arith.minimumf %arg2, %arg3 : f32
    %6 = arith.remf %arg2, %arg3 : f32
    %7 = arith.subf %arg2, %arg3 : f32
    %8 = arith.uitofp %arg0 : i32 to f32
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, f32, f32, f32, f32, f32, f32
  }
}

