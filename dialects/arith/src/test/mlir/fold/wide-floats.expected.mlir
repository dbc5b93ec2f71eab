module {
  func.func @f() -> (f80, f128, f80, f128, f64, f32, i32, i64, f80, f128, i1, f128, f80, f128) {
    %false = arith.constant false
    %cst = arith.constant 0x401EFFFFFFF200000000000000000000 : f128
    %cst_0 = arith.constant -7.000000e+00 : f80
    %c0_i64 = arith.constant 0 : i64
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 0.100000000000000005551 : f80
    %cst_3 = arith.constant 0.100000000000000005551115123125782702 : f128
    %cst_4 = arith.constant 1.500000e+00 : f80
    %cst_5 = arith.constant 3.000000e+00 : f80
    %cst_6 = arith.constant 0.0100000000000000011102230246251565712 : f128
    %0 = arith.truncf %cst_6 : f128 to f64
    return %cst_4, %cst_3, %cst_5, %cst_6, %0, %cst_1, %c3_i32, %c0_i64, %cst_0, %cst, %false, %cst_3, %cst_2, %cst_3 : f80, f128, f80, f128, f64, f32, i32, i64, f80, f128, i1, f128, f80, f128
  }
  func.func @special() -> (f80, f80, f80, f128, f128, f128, f80, f128, i1, i1, f128, f80) {
    %cst = arith.constant -0.000000e+00 : f80
    %cst_0 = arith.constant 6.475180e-4966 : f128
    %cst_1 = arith.constant 0x7FFFC000000000000000 : f80
    %cst_2 = arith.constant 0.000000e+00 : f128
    %cst_3 = arith.constant 0x7FFF0000000000000000000000000000 : f128
    %cst_4 = arith.constant 0x7FFF8000000000000000000000000001 : f128
    %cst_5 = arith.constant -0.000000e+00 : f128
    %true = arith.constant true
    %0 = arith.truncf %cst_0 : f128 to f80
    return %cst_1, %cst_1, %cst, %cst_2, %cst_3, %cst_4, %cst, %cst_5, %true, %true, %cst_0, %0 : f80, f80, f80, f128, f128, f128, f80, f128, i1, i1, f128, f80
  }
}

