module {
  func.func @g(%arg0: f32, %arg1: f32) -> (f32, f16, f16, f32, f64, i8, i8, i32, i1, i1, i1, i32, f32, i8) {
    %cst = arith.constant -5.000000e+00 : f32
    %c1036831949_i32 = arith.constant 1036831949 : i32
    %true = arith.constant true
    %c-1_i32 = arith.constant -1 : i32
    %c1_i8 = arith.constant 1 : i8
    %cst_0 = arith.constant 0.10000000149011612 : f64
    %cst_1 = arith.constant 4.2949673E+9 : f32
    %cst_2 = arith.constant 1.500000e+00 : f16
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 3.000000e+02 : f32
    %cst_5 = arith.constant -1.000000e+00 : f32
    %cst_6 = arith.constant 1.600000e+00 : f32
    %0 = arith.truncf %cst_3 : f32 to f16
    %1 = arith.fptosi %cst_4 : f32 to i8
    %2 = arith.cmpf true, %arg0, %arg1 : f32
    %3 = arith.cmpf oeq, %arg0, %arg0 : f32
    %4 = arith.fptoui %cst_5 : f32 to i8
    return %cst_6, %0, %cst_2, %cst_1, %cst_0, %1, %c1_i8, %c-1_i32, %true, %2, %3, %c1036831949_i32, %cst, %4 : f32, f16, f16, f32, f64, i8, i8, i32, i1, i1, i1, i32, f32, i8
  }
}

