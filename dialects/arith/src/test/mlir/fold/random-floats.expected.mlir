module {
  func.func @f0() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %cst = arith.constant -1.500000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant -0.000000e+00 : f32
    %cst_4 = arith.constant 1.500000e+00 : f32
    %true = arith.constant true
    %false = arith.constant false
    %c-1_i8 = arith.constant -1 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant -1.500000e+00 : f64
    %cst_6 = arith.constant -1.500000e+00 : f16
    %cst_7 = arith.constant -0.000000e+00 : bf16
    %c-1077936128_i32 = arith.constant -1077936128 : i32
    return %cst, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst, %cst_4, %true, %false, %false, %c-1_i8, %c0_i32, %cst_5, %cst_6, %cst_7, %c-1077936128_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f1() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 9.994500e-04 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 6.847340e+34 : bf16
    %cst_2 = arith.constant 1.010190e-38 : bf16
    %cst_3 = arith.constant 1.460180e-38 : bf16
    %cst_4 = arith.constant -9.994500e-04 : bf16
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant 9.9945068359375E-4 : f64
    %c14979_i16 = arith.constant 14979 : i16
    return %cst, %cst, %cst_0, %cst_1, %cst_2, %cst, %cst_3, %cst_4, %false, %false, %false, %c0_i8, %c0_i32, %cst_5, %c14979_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f2() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c-4613937818241073152_i64 = arith.constant -4613937818241073152 : i64
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant -1.500000e+00 : f16
    %cst_1 = arith.constant -1.500000e+00 : f64
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant -0.000000e+00 : f64
    %cst_5 = arith.constant 1.500000e+00 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.fptoui %cst_2 : f64 to i32
    return %cst_2, %cst_3, %cst_3, %cst_4, %cst_1, %cst_2, %cst_1, %cst_5, %false, %true, %false, %c-1_i8, %0, %cst_0, %cst, %c-4613937818241073152_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f3() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0xFF80 : bf16
    %cst_0 = arith.constant -0.000000e+00 : f16
    %cst_1 = arith.constant -0.000000e+00 : f64
    %cst_2 = arith.constant -0.000000e+00 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0x7F800000 : f32
    %cst_5 = arith.constant 0x7FC00000 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_3 : f32 to i32
    return %cst_3, %cst_4, %cst_5, %cst_6, %cst_2, %cst_2, %cst_3, %cst_6, %false, %true, %false, %c0_i8, %0, %cst_1, %cst_0, %cst, %c-2147483648_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f4() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant -0.000000e+00 : f64
    %cst_0 = arith.constant -1.500000e+00 : bf16
    %cst_1 = arith.constant 1.500000e+00 : bf16
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %cst_3 = arith.constant -0.000000e+00 : bf16
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_0 : bf16 to i32
    return %cst_0, %cst_1, %cst_2, %cst_2, %cst_3, %cst_3, %cst_0, %cst_2, %false, %true, %false, %c0_i8, %0, %cst, %c-32768_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f5() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c31727_i16 = arith.constant 31727 : i16
    %cst = arith.constant 6.499200e+04 : f64
    %cst_0 = arith.constant 6.499200e+04 : f16
    %cst_1 = arith.constant -1.339840e+00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant -4.851200e+04 : f16
    %cst_4 = arith.constant 1.992190e-01 : f16
    %cst_5 = arith.constant -6.499200e+04 : f16
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f16 to i8
    %1 = arith.fptoui %cst_1 : f16 to i32
    return %cst_0, %cst_0, %cst_2, %cst_3, %cst_4, %cst_0, %cst_1, %cst_5, %false, %false, %true, %0, %1, %cst, %c31727_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f6() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c-14528_i16 = arith.constant -14528 : i16
    %cst = arith.constant -7.250000e+00 : f64
    %cst_0 = arith.constant -3.438000e+03 : f16
    %cst_1 = arith.constant -3.446000e+03 : f16
    %cst_2 = arith.constant 3.430000e+03 : f16
    %cst_3 = arith.constant 2.492800e+04 : f16
    %cst_4 = arith.constant 2.109530e-03 : f16
    %cst_5 = arith.constant -7.250000e+00 : f16
    %cst_6 = arith.constant 7.250000e+00 : f16
    %true = arith.constant true
    %false = arith.constant false
    %c-7_i8 = arith.constant -7 : i8
    %0 = arith.fptoui %cst_0 : f16 to i32
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_5, %cst_0, %cst_6, %true, %false, %true, %c-7_i8, %0, %cst, %c-14528_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f7() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 6.752010e-04 : f16
    %cst_0 = arith.constant 1.325610e-03 : f16
    %cst_1 = arith.constant -2.980230e-07 : f16
    %cst_2 = arith.constant -3.078130e+00 : f16
    %cst_3 = arith.constant 2.551080e-05 : f16
    %cst_4 = arith.constant 1.000400e-03 : f16
    %cst_5 = arith.constant -3.249650e-04 : f16
    %cst_6 = arith.constant -1.000400e-03 : f16
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant 0.0010004043579101563 : f64
    %c5145_i16 = arith.constant 5145 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %true, %true, %true, %c0_i8, %c0_i32, %cst_7, %c5145_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f8() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c-14958_i16 = arith.constant -14958 : i16
    %cst = arith.constant -5.5703125 : f64
    %cst_0 = arith.constant -2.134770e+00 : f16
    %cst_1 = arith.constant -7.703130e+00 : f16
    %cst_2 = arith.constant -3.435550e+00 : f16
    %cst_3 = arith.constant 1.189060e+01 : f16
    %cst_4 = arith.constant 2.609380e+00 : f16
    %cst_5 = arith.constant -1.300780e+00 : f16
    %cst_6 = arith.constant -5.570310e+00 : f16
    %cst_7 = arith.constant 5.570310e+00 : f16
    %false = arith.constant false
    %c-5_i8 = arith.constant -5 : i8
    %0 = arith.fptoui %cst_0 : f16 to i32
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_0, %cst_6, %cst_7, %false, %false, %false, %c-5_i8, %0, %cst, %c-14958_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f9() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant -7.250000e+00 : bf16
    %cst_0 = arith.constant -6.250000e+00 : bf16
    %cst_1 = arith.constant -8.250000e+00 : bf16
    %cst_2 = arith.constant -2.500000e-01 : bf16
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %cst_4 = arith.constant 7.250000e+00 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %c-7_i8 = arith.constant -7 : i8
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant -7.250000e+00 : f64
    %c-16152_i16 = arith.constant -16152 : i16
    return %cst_0, %cst_1, %cst, %cst, %cst_2, %cst_3, %cst, %cst_4, %true, %false, %true, %c-7_i8, %c1_i32, %cst_5, %c-16152_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f10() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 1.152040e-03 : f16
    %cst_0 = arith.constant -8.482930e-04 : f16
    %cst_1 = arith.constant 1.788140e-07 : f16
    %cst_2 = arith.constant 1.521000e-01 : f16
    %cst_3 = arith.constant 1.521110e-04 : f16
    %cst_4 = arith.constant 1.000400e-03 : f16
    %cst_5 = arith.constant -1.521110e-04 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant 1.5211105346679688E-4 : f64
    %c2300_i16 = arith.constant 2300 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_3, %cst_5, %false, %true, %true, %c0_i8, %c0_i32, %cst_6, %c2300_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f11() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4636737291354636288_i64 = arith.constant 4636737291354636288 : i64
    %cst = arith.constant 1.000000e+02 : f16
    %cst_0 = arith.constant 7.3079120050726352E+294 : f64
    %cst_1 = arith.constant -7.3079120050726352E+294 : f64
    %cst_2 = arith.constant 7.3079120050726355E+296 : f64
    %cst_3 = arith.constant 1.3683799138603075E-293 : f64
    %cst_4 = arith.constant 1.000000e+02 : f64
    %cst_5 = arith.constant -1.000000e+02 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c100_i8 = arith.constant 100 : i8
    %0 = arith.fptoui %cst_0 : f64 to i32
    %1 = arith.truncf %cst_0 : f64 to bf16
    return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_4, %cst_5, %false, %true, %false, %c100_i8, %0, %cst, %1, %c4636737291354636288_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f12() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c22080_i16 = arith.constant 22080 : i16
    %cst = arith.constant 1.000000e+02 : f64
    %cst_0 = arith.constant -7.250000e+00 : f16
    %cst_1 = arith.constant 9.275000e+01 : f16
    %cst_2 = arith.constant 1.072500e+02 : f16
    %cst_3 = arith.constant -7.250000e+02 : f16
    %cst_4 = arith.constant -1.379690e+01 : f16
    %cst_5 = arith.constant 5.750000e+00 : f16
    %cst_6 = arith.constant 1.000000e+02 : f16
    %cst_7 = arith.constant -1.000000e+02 : f16
    %true = arith.constant true
    %c100_i8 = arith.constant 100 : i8
    %0 = arith.fptoui %cst_0 : f16 to i32
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_0, %cst_7, %true, %true, %true, %c100_i8, %0, %cst, %c22080_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f13() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 6.499200e+04 : f16
    %cst_0 = arith.constant -6.499200e+04 : f16
    %cst_1 = arith.constant 0xFC00 : f16
    %cst_2 = arith.constant -1.115800e-04 : f16
    %cst_3 = arith.constant -7.250000e+00 : f16
    %cst_4 = arith.constant 7.250000e+00 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c-7_i8 = arith.constant -7 : i8
    %c64992_i32 = arith.constant 64992 : i32
    %cst_5 = arith.constant -7.250000e+00 : f64
    %c-14528_i16 = arith.constant -14528 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst, %cst_3, %cst_4, %false, %true, %false, %c-7_i8, %c64992_i32, %cst_5, %c-14528_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f14() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant -5.250000e+00 : bf16
    %cst_0 = arith.constant -9.250000e+00 : bf16
    %cst_1 = arith.constant -1.450000e+01 : bf16
    %cst_2 = arith.constant -3.625000e+00 : bf16
    %cst_3 = arith.constant -1.250000e+00 : bf16
    %cst_4 = arith.constant 2.000000e+00 : bf16
    %cst_5 = arith.constant -7.250000e+00 : bf16
    %cst_6 = arith.constant 7.250000e+00 : bf16
    %false = arith.constant false
    %c-7_i8 = arith.constant -7 : i8
    %c2_i32 = arith.constant 2 : i32
    %cst_7 = arith.constant -7.250000e+00 : f64
    %c-16152_i16 = arith.constant -16152 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %false, %false, %false, %c-7_i8, %c2_i32, %cst_7, %c-16152_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f15() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c18302_i16 = arith.constant 18302 : i16
    %cst = arith.constant 6.502400e+04 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 6.502400e+04 : bf16
    %cst_1 = arith.constant 3.128660e-09 : bf16
    %cst_2 = arith.constant 1.351080e+18 : bf16
    %cst_3 = arith.constant 8.215650e-15 : bf16
    %cst_4 = arith.constant 4.818370e-14 : bf16
    %cst_5 = arith.constant -6.502400e+04 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : bf16 to i8
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_5, %true, %false, %false, %0, %c0_i32, %cst, %c18302_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c15292_i16 = arith.constant 15292 : i16
    %cst = arith.constant 0.966796875 : f64
    %cst_0 = arith.constant -5.019530e+00 : f16
    %cst_1 = arith.constant -4.054690e+00 : f16
    %cst_2 = arith.constant 5.984380e+00 : f16
    %cst_3 = arith.constant -4.851560e+00 : f16
    %cst_4 = arith.constant -1.926270e-01 : f16
    %cst_5 = arith.constant 9.667960e-01 : f16
    %cst_6 = arith.constant -9.667960e-01 : f16
    %true = arith.constant true
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_0 : f16 to i32
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_5, %cst_0, %cst_6, %true, %true, %false, %c0_i8, %0, %cst, %c15292_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f17() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4602678819172646912_i64 = arith.constant 4602678819172646912 : i64
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant 5.000000e-01 : f16
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %cst_5 = arith.constant -5.000000e-01 : f64
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_2 : f64 to i32
    return %cst_2, %cst_3, %cst_2, %cst_4, %cst_1, %cst_2, %cst_1, %cst_5, %false, %false, %false, %c0_i8, %0, %cst_0, %cst, %c4602678819172646912_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f18() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4602678819172646912_i64 = arith.constant 4602678819172646912 : i64
    %cst = arith.constant -1.500000e+00 : bf16
    %cst_0 = arith.constant 5.000000e-01 : f16
    %cst_1 = arith.constant -1.500000e+00 : f64
    %cst_2 = arith.constant -1.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant -7.500000e-01 : f64
    %cst_5 = arith.constant -0.33333333333333331 : f64
    %cst_6 = arith.constant 5.000000e-01 : f64
    %cst_7 = arith.constant -5.000000e-01 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_1 : f64 to i32
    return %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_6, %cst_1, %cst_7, %false, %true, %false, %c0_i8, %0, %cst_0, %cst, %c4602678819172646912_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f19() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c23728_i16 = arith.constant 23728 : i16
    %cst = arith.constant 3.000000e+02 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 3.000000e+02 : f16
    %cst_1 = arith.constant -0.000000e+00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant 0x7E00 : f16
    %cst_4 = arith.constant -3.000000e+02 : f16
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f16 to i8
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_1, %cst_4, %false, %true, %true, %0, %c0_i32, %cst, %c23728_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f20() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c-14481_i16 = arith.constant -14481 : i16
    %cst = arith.constant -6.118400e+04 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant -6.118400e+04 : bf16
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant 0x7F80 : bf16
    %cst_3 = arith.constant 0x7FC0 : bf16
    %cst_4 = arith.constant -0.000000e+00 : bf16
    %cst_5 = arith.constant 6.118400e+04 : bf16
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : bf16 to i8
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_5, %true, %true, %true, %0, %c0_i32, %cst, %c-14481_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f21() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c-5621211297311632449_i64 = arith.constant -5621211297311632449 : i64
    %cst = arith.constant -6.8262682824897957E-68 : f64
    %cst_0 = arith.constant 1.8552042104343114E-69 : f64
    %cst_1 = arith.constant -6.6407478614463648E-68 : f64
    %cst_2 = arith.constant -7.0117887035332266E-68 : f64
    %cst_3 = arith.constant -1.2664121659229263E-136 : f64
    %cst_4 = arith.constant -36.795239273911179 : f64
    %cst_5 = arith.constant -1.4753312492627482E-69 : f64
    %cst_6 = arith.constant 6.8262682824897957E-68 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.truncf %cst : f64 to f16
    %1 = arith.truncf %cst_0 : f64 to bf16
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_0, %cst, %cst_6, %false, %true, %true, %c0_i8, %c0_i32, %0, %1, %c-5621211297311632449_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f22() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant -0.000000e+00 : f16
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 4.44892185E+11 : f32
    %cst_2 = arith.constant -4.44892185E+11 : f32
    %cst_3 = arith.constant -0.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_1 : f32 to i32
    %1 = arith.truncf %cst_1 : f32 to bf16
    return %cst_1, %cst_2, %cst_3, %cst_3, %cst_3, %cst_1, %cst_3, %cst_4, %true, %true, %true, %c0_i8, %0, %cst_0, %cst, %1, %c-2147483648_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f23() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-886932_i32 = arith.constant -886932 : i32
    %cst = arith.constant 0xFFFE4EED80000000 : f64
    %cst_0 = arith.constant 0xFFF2776C : f32
    %cst_1 = arith.constant -3.53872144E+36 : f32
    %cst_2 = arith.constant 0x7FF2776C : f32
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f32 to i8
    %1 = arith.fptoui %cst_1 : f32 to i32
    %2 = arith.truncf %cst_0 : f32 to f16
    %3 = arith.truncf %cst_1 : f32 to bf16
    return %cst_0, %cst_0, %cst_0, %cst_0, %cst_0, %cst_0, %cst_0, %cst_2, %true, %true, %true, %0, %1, %cst, %2, %3, %c-886932_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f24() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 0x7C00 : f16
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %cst_2 = arith.constant 0x7FF8000000000000 : f64
    %cst_3 = arith.constant 5.000000e-01 : f64
    %cst_4 = arith.constant 0xFFF0000000000000 : f64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_1 : f64 to i8
    return %cst_1, %cst_1, %cst_1, %cst_1, %cst_2, %cst_1, %cst_3, %cst_4, %true, %false, %true, %0, %c0_i32, %cst_0, %cst, %c9218868437227405312_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f25() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c1178009382_i32 = arith.constant 1178009382 : i32
    %cst = arith.constant 11711.787109375 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 11711.7871 : f32
    %cst_1 = arith.constant 1.39758914E-16 : f32
    %cst_2 = arith.constant 1.63682663E-12 : f32
    %cst_3 = arith.constant 8.37999296E+19 : f32
    %cst_4 = arith.constant 3.83544459E-17 : f32
    %cst_5 = arith.constant -11711.7871 : f32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f32 to i8
    %1 = arith.truncf %cst_0 : f32 to f16
    %2 = arith.truncf %cst_1 : f32 to bf16
    return %cst_0, %cst_0, %cst_2, %cst_3, %cst_4, %cst_0, %cst_1, %cst_5, %true, %true, %false, %0, %c0_i32, %cst, %1, %2, %c1178009382_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f26() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 9.661860e-02 : f16
    %cst_0 = arith.constant 1.033330e-01 : f16
    %cst_1 = arith.constant -3.373620e-04 : f16
    %cst_2 = arith.constant -2.962500e+01 : f16
    %cst_3 = arith.constant 2.126690e-03 : f16
    %cst_4 = arith.constant 9.997550e-02 : f16
    %cst_5 = arith.constant -3.374100e-03 : f16
    %cst_6 = arith.constant -9.997550e-02 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant 0.0999755859375 : f64
    %c11878_i16 = arith.constant 11878 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %false, %true, %false, %c0_i8, %c0_i32, %cst_7, %c11878_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f27() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c-2542_i16 = arith.constant -2542 : i16
    %cst = arith.constant -2.486400e+04 : f64
    %cst_0 = arith.constant -2.486400e+04 : f16
    %cst_1 = arith.constant 0x7C00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant -0.000000e+00 : f16
    %cst_4 = arith.constant 2.486400e+04 : f16
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f16 to i8
    %1 = arith.fptoui %cst_1 : f16 to i32
    return %cst_1, %cst_2, %cst_2, %cst_3, %cst_0, %cst_1, %cst_0, %cst_4, %true, %true, %false, %0, %1, %cst, %c-2542_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f28() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-1491674943_i32 = arith.constant -1491674943 : i32
    %cst = arith.constant -2.09341842E-15 : f32
    %cst_0 = arith.constant 1.2400756E-29 : f32
    %cst_1 = arith.constant -2.662470e-44 : f32
    %cst_2 = arith.constant -1.68813773E+14 : f32
    %cst_3 = arith.constant -1.07841906E-29 : f32
    %cst_4 = arith.constant 2.09341842E-15 : f32
    %true = arith.constant true
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant -2.093418423974717E-15 : f64
    %0 = arith.truncf %cst : f32 to f16
    %1 = arith.truncf %cst_0 : f32 to bf16
    return %cst, %cst, %cst_1, %cst_2, %cst_3, %cst_0, %cst, %cst_4, %true, %false, %true, %c0_i8, %c0_i32, %cst_5, %0, %1, %c-1491674943_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f29() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4643985272004935680_i64 = arith.constant 4643985272004935680 : i64
    %cst = arith.constant 3.000000e+00 : bf16
    %cst_0 = arith.constant 3.000000e+02 : f16
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant 3.000000e+02 : f64
    %cst_2 = arith.constant 3.030000e+02 : f64
    %cst_3 = arith.constant 2.970000e+02 : f64
    %cst_4 = arith.constant 9.000000e+02 : f64
    %cst_5 = arith.constant 1.000000e+02 : f64
    %cst_6 = arith.constant 0.000000e+00 : f64
    %cst_7 = arith.constant 3.000000e+00 : f64
    %cst_8 = arith.constant -3.000000e+02 : f64
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_1 : f64 to i8
    return %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_1, %cst_7, %cst_8, %false, %false, %true, %0, %c3_i32, %cst_0, %cst, %c4643985272004935680_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f30() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c23728_i16 = arith.constant 23728 : i16
    %cst = arith.constant 3.000000e+02 : f64
    %cst_0 = arith.constant 3.000000e+02 : f16
    %cst_1 = arith.constant 0x7EDA : f16
    %cst_2 = arith.constant -3.000000e+02 : f16
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f16 to i8
    %1 = arith.fptoui %cst_1 : f16 to i32
    return %cst_1, %cst_1, %cst_1, %cst_1, %cst_1, %cst_1, %cst_1, %cst_2, %false, %true, %true, %0, %1, %cst, %c23728_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f31() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 6.499200e+04 : f16
    %cst_0 = arith.constant -6.499200e+04 : f16
    %cst_1 = arith.constant -0.000000e+00 : f16
    %cst_2 = arith.constant 0.000000e+00 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c64992_i32 = arith.constant 64992 : i32
    %cst_3 = arith.constant -0.000000e+00 : f64
    %c-32768_i16 = arith.constant -32768 : i16
    return %cst, %cst_0, %cst_1, %cst_1, %cst_1, %cst, %cst_1, %cst_2, %false, %false, %true, %c0_i8, %c64992_i32, %cst_3, %c-32768_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-271991555_i32 = arith.constant -271991555 : i32
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant -1.2486991957379615E+29 : f64
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant -1.2486992E+29 : f32
    %cst_2 = arith.constant -0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 1.2486992E+29 : f32
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_1 : f32 to i8
    %1 = arith.truncf %cst_1 : f32 to f16
    return %cst_1, %cst_1, %cst_1, %cst_1, %cst_2, %cst_3, %cst_1, %cst_4, %false, %true, %false, %0, %c1_i32, %cst_0, %1, %cst, %c-271991555_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f33() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c23728_i16 = arith.constant 23728 : i16
    %cst = arith.constant 3.000000e+02 : f64
    %c300_i32 = arith.constant 300 : i32
    %cst_0 = arith.constant 3.000000e+02 : f16
    %cst_1 = arith.constant 6.000000e+02 : f16
    %cst_2 = arith.constant 0.000000e+00 : f16
    %cst_3 = arith.constant 0x7C00 : f16
    %cst_4 = arith.constant 1.000000e+00 : f16
    %cst_5 = arith.constant -3.000000e+02 : f16
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f16 to i8
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_2, %cst_0, %cst_0, %cst_5, %false, %true, %true, %0, %c300_i32, %cst, %c23728_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f34() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4591870180066957722_i64 = arith.constant 4591870180066957722 : i64
    %cst = arith.constant 1.000000e-01 : f64
    %cst_0 = arith.constant 2.3391291606813598E+92 : f64
    %cst_1 = arith.constant -2.3391291606813598E+92 : f64
    %cst_2 = arith.constant 2.33912916068136E+91 : f64
    %cst_3 = arith.constant 4.2750952654051486E-94 : f64
    %cst_4 = arith.constant -1.000000e-01 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_0 : f64 to i32
    %1 = arith.truncf %cst : f64 to f16
    %2 = arith.truncf %cst_0 : f64 to bf16
    return %cst_0, %cst_1, %cst_2, %cst_3, %cst, %cst_0, %cst, %cst_4, %false, %true, %true, %c0_i8, %0, %1, %2, %c4591870180066957722_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f35() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %cst = arith.constant 0x7C00 : f16
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7FF0000000000000 : f64
    %cst_1 = arith.constant -8.7849869093240076E-16 : f64
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0x7FF8000000000000 : f64
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.truncf %cst_1 : f64 to bf16
    return %cst_0, %cst_0, %cst_2, %cst_2, %cst_3, %cst_0, %cst_1, %cst_2, %false, %true, %false, %0, %c0_i32, %cst, %1, %c9218868437227405312_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f36() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c-3946774936354174078_i64 = arith.constant -3946774936354174078 : i64
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant -5.8514248426440239E+44 : f64
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant -0.000000e+00 : f64
    %cst_4 = arith.constant 5.8514248426440239E+44 : f64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.fptoui %cst_1 : f64 to i32
    %2 = arith.truncf %cst_0 : f64 to f16
    return %cst_1, %cst_2, %cst_2, %cst_3, %cst_0, %cst_1, %cst_0, %cst_4, %true, %true, %false, %0, %1, %2, %cst, %c-3946774936354174078_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f37() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c981668463_i32 = arith.constant 981668463 : i32
    %cst = arith.constant 1.000000e+02 : bf16
    %cst_0 = arith.constant 1.000000e-03 : f32
    %cst_1 = arith.constant 1.000010e+02 : f32
    %cst_2 = arith.constant -9.999900e+01 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 1.00000007E-5 : f32
    %cst_5 = arith.constant 1.000000e+02 : f32
    %cst_6 = arith.constant -1.000000e-03 : f32
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c100_i32 = arith.constant 100 : i32
    %cst_7 = arith.constant 0.0010000000474974513 : f64
    %0 = arith.truncf %cst_0 : f32 to f16
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_5, %cst_0, %cst_6, %false, %true, %true, %c0_i8, %c100_i32, %cst_7, %0, %cst, %c981668463_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f38() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c18302_i16 = arith.constant 18302 : i16
    %cst = arith.constant 6.502400e+04 : f64
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 6.502400e+04 : bf16
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant -6.502400e+04 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : bf16 to i8
    return %cst_0, %cst_0, %cst_0, %cst_0, %cst_1, %cst_0, %cst_2, %cst_3, %true, %false, %true, %0, %c1_i32, %cst, %c18302_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f39() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c-8388608_i32 = arith.constant -8388608 : i32
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0xFFF0000000000000 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 0x7F800000 : f32
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_2 : f32 to i8
    return %cst_2, %cst_2, %cst_2, %cst_2, %cst_3, %cst_4, %cst_2, %cst_5, %false, %true, %true, %0, %c0_i32, %cst_1, %cst_0, %cst, %c-8388608_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f40() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 5.009770e-01 : f16
    %cst_0 = arith.constant -4.990230e-01 : f16
    %cst_1 = arith.constant 5.002020e-04 : f16
    %cst_2 = arith.constant 2.000810e-03 : f16
    %cst_3 = arith.constant 1.000400e-03 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant -1.000400e-03 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant 0.0010004043579101563 : f64
    %c5145_i16 = arith.constant 5145 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_3, %cst_5, %false, %false, %true, %c0_i8, %c0_i32, %cst_6, %c5145_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f41() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4636737291354636288_i64 = arith.constant 4636737291354636288 : i64
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant 1.000000e+02 : f16
    %cst_1 = arith.constant 1.000000e+02 : f64
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %cst_5 = arith.constant -1.000000e+02 : f64
    %true = arith.constant true
    %false = arith.constant false
    %c100_i8 = arith.constant 100 : i8
    %0 = arith.fptoui %cst_2 : f64 to i32
    return %cst_2, %cst_3, %cst_2, %cst_4, %cst_1, %cst_2, %cst_1, %cst_5, %true, %true, %false, %c100_i8, %0, %cst_0, %cst, %c4636737291354636288_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f42() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c6562105685766921333_i64 = arith.constant 6562105685766921333 : i64
    %cst = arith.constant 2.000000e+00 : bf16
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant 4.7919028757416445E+130 : f64
    %cst_1 = arith.constant 9.583805751483289E+130 : f64
    %cst_2 = arith.constant 2.3959514378708223E+130 : f64
    %cst_3 = arith.constant 0.000000e+00 : f64
    %cst_4 = arith.constant 2.000000e+00 : f64
    %cst_5 = arith.constant -4.7919028757416445E+130 : f64
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.truncf %cst_0 : f64 to f16
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_5, %true, %true, %true, %0, %c2_i32, %1, %cst, %c6562105685766921333_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f43() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %cst = arith.constant 0x7C00 : f16
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7FF0000000000000 : f64
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant 0x7FF8000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.truncf %cst_1 : f64 to bf16
    return %cst_0, %cst_0, %cst_0, %cst_0, %cst_2, %cst_0, %cst_1, %cst_3, %false, %false, %false, %0, %c0_i32, %cst, %1, %c9218868437227405312_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f44() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c-7814359980399983019_i64 = arith.constant -7814359980399983019 : i64
    %cst = arith.constant 3.000000e+00 : bf16
    %cst_0 = arith.constant -1.7298498245788876E-214 : f64
    %cst_1 = arith.constant 3.000000e+00 : f64
    %cst_2 = arith.constant -3.000000e+00 : f64
    %cst_3 = arith.constant -5.189549473736663E-214 : f64
    %cst_4 = arith.constant -5.7661660819296253E-215 : f64
    %cst_5 = arith.constant 1.7298498245788876E-214 : f64
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.truncf %cst_0 : f64 to f16
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_1, %cst_0, %cst_5, %true, %true, %true, %c0_i8, %c3_i32, %0, %cst, %c-7814359980399983019_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f45() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 3.010000e+02 : f16
    %cst_0 = arith.constant -2.990000e+02 : f16
    %cst_1 = arith.constant 3.000000e+02 : f16
    %cst_2 = arith.constant 3.334050e-03 : f16
    %cst_3 = arith.constant 1.000000e+00 : f16
    %cst_4 = arith.constant -1.000000e+00 : f16
    %false = arith.constant false
    %c1_i8 = arith.constant 1 : i8
    %c300_i32 = arith.constant 300 : i32
    %cst_5 = arith.constant 1.000000e+00 : f64
    %c15360_i16 = arith.constant 15360 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_1, %cst_3, %cst_4, %false, %false, %false, %c1_i8, %c300_i32, %cst_5, %c15360_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f46() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %cst = arith.constant -0.000000e+00 : bf16
    %cst_0 = arith.constant 0x7C00 : f16
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %cst_2 = arith.constant 0x7FF8000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant -0.000000e+00 : f64
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_1 : f64 to i8
    return %cst_1, %cst_1, %cst_2, %cst_3, %cst_2, %cst_1, %cst_4, %cst_3, %false, %false, %true, %0, %c0_i32, %cst_0, %cst, %c9218868437227405312_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f47() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c17302_i16 = arith.constant 17302 : i16
    %cst = arith.constant 3.000000e+02 : f64
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 3.000000e+02 : bf16
    %cst_1 = arith.constant 3.000000e+01 : bf16
    %cst_2 = arith.constant 2.992000e+03 : bf16
    %cst_3 = arith.constant 7.324210e-03 : bf16
    %cst_4 = arith.constant 1.000980e-01 : bf16
    %cst_5 = arith.constant -3.000000e+02 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : bf16 to i8
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_5, %true, %true, %false, %0, %c0_i32, %cst, %c17302_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f48() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4643985272004935680_i64 = arith.constant 4643985272004935680 : i64
    %cst = arith.constant 3.000000e+02 : f16
    %cst_0 = arith.constant 3.000000e+02 : f64
    %cst_1 = arith.constant -1.196351486132742E+233 : f64
    %cst_2 = arith.constant 1.196351486132742E+233 : f64
    %cst_3 = arith.constant -3.5890544583982258E+235 : f64
    %cst_4 = arith.constant -2.5076242515463663E-231 : f64
    %cst_5 = arith.constant -3.000000e+02 : f64
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.fptoui %cst_1 : f64 to i32
    %2 = arith.truncf %cst_1 : f64 to bf16
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_0, %cst_1, %cst_5, %false, %true, %true, %0, %1, %cst, %2, %c4643985272004935680_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f49() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c553890712437865197_i64 = arith.constant 553890712437865197 : i64
    %cst = arith.constant 3.000000e+00 : bf16
    %cst_0 = arith.constant 1.1762167560651367E-271 : f64
    %cst_1 = arith.constant 3.000000e+00 : f64
    %cst_2 = arith.constant -3.000000e+00 : f64
    %cst_3 = arith.constant 3.5286502681954103E-271 : f64
    %cst_4 = arith.constant 3.9207225202171222E-272 : f64
    %cst_5 = arith.constant -1.1762167560651367E-271 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.truncf %cst_0 : f64 to f16
    return %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_1, %cst_0, %cst_5, %false, %false, %true, %c0_i8, %c3_i32, %0, %cst, %c553890712437865197_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f50() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c9218868437227405312_i64 = arith.constant 9218868437227405312 : i64
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 0x7FF0000000000000 : f64
    %cst_1 = arith.constant 1.9392801149010389E+139 : f64
    %cst_2 = arith.constant 0x7FF8000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f64 to i8
    %1 = arith.fptoui %cst_1 : f64 to i32
    %2 = arith.truncf %cst_1 : f64 to bf16
    return %cst_0, %cst_0, %cst_0, %cst_0, %cst_2, %cst_0, %cst_1, %cst_3, %true, %false, %true, %0, %1, %cst, %2, %c9218868437227405312_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f51() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c-13520_i16 = arith.constant -13520 : i16
    %cst = arith.constant -1.437500e+01 : f64
    %cst_0 = arith.constant -1.437500e+01 : f16
    %cst_1 = arith.constant 0x7C00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant -0.000000e+00 : f16
    %cst_4 = arith.constant 1.437500e+01 : f16
    %true = arith.constant true
    %false = arith.constant false
    %c-14_i8 = arith.constant -14 : i8
    %0 = arith.fptoui %cst_1 : f16 to i32
    return %cst_1, %cst_2, %cst_2, %cst_3, %cst_0, %cst_1, %cst_0, %cst_4, %true, %false, %false, %c-14_i8, %0, %cst, %c-13520_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f52() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %c-13527_i16 = arith.constant -13527 : i16
    %cst = arith.constant 0xC165200000000000 : f64
    %c3_i32 = arith.constant 3 : i32
    %cst_0 = arith.constant -1.107560e+07 : bf16
    %cst_1 = arith.constant -3.329230e+07 : bf16
    %cst_2 = arith.constant -3.686400e+06 : bf16
    %cst_3 = arith.constant -1.000000e+00 : bf16
    %cst_4 = arith.constant 3.000000e+00 : bf16
    %cst_5 = arith.constant 1.107560e+07 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : bf16 to i8
    return %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_0, %cst_5, %true, %false, %true, %0, %c3_i32, %cst, %c-13527_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f53() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c31744_i16 = arith.constant 31744 : i16
    %cst = arith.constant 0x7FF0000000000000 : f64
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant -7.250000e+00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant 0x7E00 : f16
    %false = arith.constant false
    %0 = arith.fptosi %cst_0 : f16 to i8
    %1 = arith.fptoui %cst_1 : f16 to i32
    return %cst_0, %cst_0, %cst_2, %cst_2, %cst_3, %cst_0, %cst_1, %cst_2, %false, %false, %false, %0, %1, %cst, %c31744_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f54() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant -5.250000e+00 : bf16
    %cst_0 = arith.constant -9.250000e+00 : bf16
    %cst_1 = arith.constant -1.450000e+01 : bf16
    %cst_2 = arith.constant -3.625000e+00 : bf16
    %cst_3 = arith.constant -1.250000e+00 : bf16
    %cst_4 = arith.constant 2.000000e+00 : bf16
    %cst_5 = arith.constant -7.250000e+00 : bf16
    %cst_6 = arith.constant 7.250000e+00 : bf16
    %true = arith.constant true
    %false = arith.constant false
    %c-7_i8 = arith.constant -7 : i8
    %c2_i32 = arith.constant 2 : i32
    %cst_7 = arith.constant -7.250000e+00 : f64
    %c-16152_i16 = arith.constant -16152 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %true, %true, %false, %c-7_i8, %c2_i32, %cst_7, %c-16152_i16 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f55() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c4607182418800017408_i64 = arith.constant 4607182418800017408 : i64
    %cst = arith.constant -7.250000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant -7.250000e+00 : f64
    %cst_2 = arith.constant -6.250000e+00 : f64
    %cst_3 = arith.constant 8.250000e+00 : f64
    %cst_4 = arith.constant -0.13793103448275862 : f64
    %cst_5 = arith.constant 1.000000e+00 : f64
    %cst_6 = arith.constant -1.000000e+00 : f64
    %false = arith.constant false
    %true = arith.constant true
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.fptoui %cst_1 : f64 to i32
    return %cst_2, %cst_3, %cst_1, %cst_4, %cst_5, %cst_5, %cst_1, %cst_6, %false, %false, %true, %c1_i8, %0, %cst_0, %cst, %c4607182418800017408_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
  func.func @f56() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
    %c1416508468_i32 = arith.constant 1416508468 : i32
    %cst = arith.constant 0x428DC68680000000 : f64
    %cst_0 = arith.constant 4.09231216E+12 : f32
    %cst_1 = arith.constant 1.30013209E+18 : f32
    %cst_2 = arith.constant 1.30013622E+18 : f32
    %cst_3 = arith.constant -1.30012797E+18 : f32
    %cst_4 = arith.constant 5.32054661E+30 : f32
    %cst_5 = arith.constant 3.14761269E-6 : f32
    %cst_6 = arith.constant -4.09231216E+12 : f32
    %true = arith.constant true
    %0 = arith.fptosi %cst_0 : f32 to i8
    %1 = arith.fptoui %cst_1 : f32 to i32
    %2 = arith.truncf %cst_0 : f32 to f16
    %3 = arith.truncf %cst_1 : f32 to bf16
    return %cst_2, %cst_3, %cst_4, %cst_5, %cst_0, %cst_1, %cst_0, %cst_6, %true, %true, %true, %0, %1, %cst, %2, %3, %c1416508468_i32 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
  }
  func.func @f57() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %cst = arith.constant 1.001250e+02 : f16
    %cst_0 = arith.constant 9.987500e+01 : f16
    %cst_1 = arith.constant 1.000000e+01 : f16
    %cst_2 = arith.constant 1.000000e+03 : f16
    %cst_3 = arith.constant 2.441410e-02 : f16
    %cst_4 = arith.constant 1.000000e+02 : f16
    %cst_5 = arith.constant 9.997550e-02 : f16
    %cst_6 = arith.constant -1.000000e+02 : f16
    %false = arith.constant false
    %true = arith.constant true
    %c100_i8 = arith.constant 100 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant 1.000000e+02 : f64
    %c22080_i16 = arith.constant 22080 : i16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %false, %false, %true, %c100_i8, %c0_i32, %cst_7, %c22080_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f58() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
    %c-17696_i16 = arith.constant -17696 : i16
    %cst = arith.constant -8.593750e-01 : f64
    %cst_0 = arith.constant -6.400000e+04 : f16
    %cst_1 = arith.constant 6.400000e+04 : f16
    %cst_2 = arith.constant 5.500800e+04 : f16
    %cst_3 = arith.constant 1.341100e-05 : f16
    %cst_4 = arith.constant -8.593750e-01 : f16
    %cst_5 = arith.constant 8.593750e-01 : f16
    %true = arith.constant true
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.fptoui %cst_0 : f16 to i32
    return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_4, %cst_0, %cst_5, %true, %false, %true, %c0_i8, %0, %cst, %c-17696_i16 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
  }
  func.func @f59() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
    %c5623762064557250614_i64 = arith.constant 5623762064557250614 : i64
    %c65000_i32 = arith.constant 65000 : i32
    %cst = arith.constant 9.3067127944519621E+67 : f64
    %cst_0 = arith.constant 6.500000e+04 : f64
    %cst_1 = arith.constant 6.0493633163937751E+72 : f64
    %cst_2 = arith.constant 1.4318019683772249E+63 : f64
    %cst_3 = arith.constant 5.698400e+04 : f64
    %cst_4 = arith.constant -9.3067127944519621E+67 : f64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.fptosi %cst : f64 to i8
    %1 = arith.truncf %cst : f64 to f16
    %2 = arith.truncf %cst_0 : f64 to bf16
    return %cst, %cst, %cst_1, %cst_2, %cst_3, %cst, %cst_0, %cst_4, %true, %false, %true, %0, %c65000_i32, %1, %2, %c5623762064557250614_i64 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
  }
}

