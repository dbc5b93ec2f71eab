module {
  func.func @f(%arg0: i16, %arg1: i8, %arg2: f32, %arg3: f16) -> (f16, f16, f32, f16, i8, i8, i8, f16, f32, f64) {
    %c44_i8 = arith.constant 44 : i8
    %c4_i8 = arith.constant 4 : i8
    %0 = arith.sitofp %arg0 : i16 to f16
    %1 = arith.uitofp %arg0 : i16 to f16
    %2 = arith.extf %arg3 : f16 to f64
    %3 = arith.truncf %2 : f64 to f32
    %4 = arith.divsi %arg1, %c4_i8 exact : i8
    %5 = arith.truncf %arg2 to_nearest_away : f32 to f16
    %6 = arith.extf %arg3 : f16 to f32
    %7 = arith.extf %6 : f32 to f64
    return %0, %1, %3, %arg3, %arg1, %c44_i8, %4, %5, %6, %7 : f16, f16, f32, f16, i8, i8, i8, f16, f32, f64
  }
}

