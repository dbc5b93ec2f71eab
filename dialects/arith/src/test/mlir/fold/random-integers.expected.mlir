module {
  func.func @f0() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c-1_i64 = arith.constant -1 : i64
    %c1_i101 = arith.constant 1 : i101
    %c-1_i3 = arith.constant -1 : i3
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    return %c0_i32, %c-1_i32, %c-1_i32, %c1_i32, %true, %c-1_i64, %c1_i101, %c-1_i3, %c-1, %c1, %cst, %cst_0, %cst_1, %c-1_i32, %c-1_i32, %c0_i32, %true : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f1() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c0_i101 = arith.constant 0 : i101
    %c-1_i64 = arith.constant -1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.ceildivsi %true, %false : i1
    %1 = arith.ceildivui %true, %false : i1
    return %0, %1, %false, %true, %true, %c-1_i64, %c0_i101, %c-1, %c0, %cst_1, %cst_0, %cst, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f2() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1079341233740528640_i64 = arith.constant 1079341233740528640 : i64
    %false = arith.constant false
    %c0_i3 = arith.constant 0 : i3
    %c64 = arith.constant 64 : index
    %c-559596045526227728 = arith.constant -559596045526227728 : index
    %cst = arith.constant 6.400000e+01 : f32
    %cst_0 = arith.constant 1.7887148028183325E+19 : f64
    %cst_1 = arith.constant 6.400000e+01 : f16
    %c62_i64 = arith.constant 62 : i64
    %c-559596045526227664_i64 = arith.constant -559596045526227664 : i64
    return %c-1_i64, %c1_i64, %c1079341233740528640_i64, %c1079341233740528640_i64, %false, %c0_i3, %c64, %c-559596045526227728, %cst, %cst_0, %cst_1, %c1079341233740528640_i64, %c62_i64, %c-559596045526227664_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f3() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-1_i3 = arith.constant -1 : i3
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %c5_i101 = arith.constant 5 : i101
    %c2_i64 = arith.constant 2 : i64
    %false = arith.constant false
    %c2_i3 = arith.constant 2 : i3
    %c-3_i3 = arith.constant -3 : i3
    %c0_i3 = arith.constant 0 : i3
    %0 = arith.shrui %c2_i3, %c-3_i3 : i3
    return %c0_i3, %c-3_i3, %0, %c2_i3, %false, %c2_i64, %c5_i101, %c2, %c5, %cst_1, %cst_0, %cst, %c2_i3, %c-1_i3, %c-1_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f4() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %c-13_i32 = arith.constant -13 : i32
    %c-5_i32 = arith.constant -5 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %c-5_i64 = arith.constant -5 : i64
    %c8_i101 = arith.constant 8 : i101
    %c3_i3 = arith.constant 3 : i3
    %c-5 = arith.constant -5 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant -5.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-40_i32 = arith.constant -40 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c3_i32 = arith.constant 3 : i32
    return %c-13_i32, %c-13_i32, %c-5_i32, %c8_i32, %true, %c-5_i64, %c8_i101, %c3_i3, %c-5, %c8, %cst, %cst_0, %cst_1, %c-40_i32, %c-1_i32, %c3_i32, %true : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f5() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %c1_i16 = arith.constant 1 : i16
    %c4888_i16 = arith.constant 4888 : i16
    %cst = arith.constant 4.000000e+00 : f16
    %cst_0 = arith.constant 1.760600e+04 : f64
    %cst_1 = arith.constant 4.000000e+00 : f32
    %c17606 = arith.constant 17606 : index
    %c4 = arith.constant 4 : index
    %c-4_i3 = arith.constant -4 : i3
    %c17606_i101 = arith.constant 17606 : i101
    %c4_i64 = arith.constant 4 : i64
    %false = arith.constant false
    %c4_i16 = arith.constant 4 : i16
    %c17606_i16 = arith.constant 17606 : i16
    %c17610_i16 = arith.constant 17610 : i16
    %c-17602_i16 = arith.constant -17602 : i16
    %0 = arith.shrsi %c4_i16, %c17606_i16 : i16
    return %c17610_i16, %c-17602_i16, %c-17602_i16, %0, %false, %c4_i64, %c17606_i101, %c-4_i3, %c4, %c17606, %cst_1, %cst_0, %cst, %c4888_i16, %c1_i16, %c17610_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f6() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %c49_i100 = arith.constant 49 : i100
    %c27776098885046409010492217776_i100 = arith.constant 27776098885046409010492217776 : i100
    %cst = arith.constant 1.000000e+02 : f16
    %cst_0 = arith.constant 6.2142655510068287E+29 : f64
    %cst_1 = arith.constant 1.000000e+02 : f32
    %c316726114460489548 = arith.constant 316726114460489548 : index
    %c100 = arith.constant 100 : index
    %c-4_i3 = arith.constant -4 : i3
    %false = arith.constant false
    %c621426555100682870823489492912_i100 = arith.constant 621426555100682870823489492912 : i100
    %c100_i100 = arith.constant 100 : i100
    %c621426555100682870823489492812_i100 = arith.constant 621426555100682870823489492812 : i100
    %c621426555100682870823489492844_i100 = arith.constant 621426555100682870823489492844 : i100
    %0 = arith.shli %c100_i100, %c621426555100682870823489492812_i100 : i100
    return %c621426555100682870823489492844_i100, %0, %c100_i100, %c621426555100682870823489492912_i100, %false, %c-4_i3, %c100, %c316726114460489548, %cst_1, %cst_0, %cst, %c27776098885046409010492217776_i100, %c49_i100, %c621426555100682870823489492912_i100, %false : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f7() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c-121_i8 = arith.constant -121 : i8
    %c2_i8 = arith.constant 2 : i8
    %cst = arith.constant 1.410000e+02 : f16
    %cst_0 = arith.constant 2.500000e+02 : f64
    %cst_1 = arith.constant -1.150000e+02 : f32
    %c250 = arith.constant 250 : index
    %c-115 = arith.constant -115 : index
    %c-3_i3 = arith.constant -3 : i3
    %c250_i101 = arith.constant 250 : i101
    %c-115_i64 = arith.constant -115 : i64
    %true = arith.constant true
    %c119_i8 = arith.constant 119 : i8
    %c19_i8 = arith.constant 19 : i8
    %c-115_i8 = arith.constant -115 : i8
    %c-6_i8 = arith.constant -6 : i8
    %c-78_i8 = arith.constant -78 : i8
    %0 = arith.shrui %c-115_i8, %c-6_i8 : i8
    return %c-78_i8, %0, %c19_i8, %c119_i8, %true, %c-115_i64, %c250_i101, %c-3_i3, %c-115, %c250, %cst_1, %cst_0, %cst, %c-78_i8, %c2_i8, %c-121_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f8() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c0_i8 = arith.constant 0 : i8
    %c-82_i8 = arith.constant -82 : i8
    %false = arith.constant false
    %c2_i64 = arith.constant 2 : i64
    %c172_i101 = arith.constant 172 : i101
    %c2_i3 = arith.constant 2 : i3
    %c2 = arith.constant 2 : index
    %c172 = arith.constant 172 : index
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.720000e+02 : f64
    %cst_1 = arith.constant 2.000000e+00 : f16
    %c88_i8 = arith.constant 88 : i8
    %c-1_i8 = arith.constant -1 : i8
    return %c0_i8, %c0_i8, %c0_i8, %c-82_i8, %false, %c2_i64, %c172_i101, %c2_i3, %c2, %c172, %cst, %cst_0, %cst_1, %c88_i8, %c-1_i8, %c-82_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f9() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %true = arith.constant true
    %c40120380288549897135170340577_i100 = arith.constant 40120380288549897135170340577 : i100
    %c40120380288549897135170340581_i100 = arith.constant 40120380288549897135170340581 : i100
    %c-200601901442749485675851702910_i100 = arith.constant -200601901442749485675851702910 : i100
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 1.2676506002282294E+30 : f64
    %cst_1 = arith.constant 4.01203803E+28 : f32
    %c-5 = arith.constant -5 : index
    %c9030057287231031014 = arith.constant 9030057287231031014 : index
    %c-2_i3 = arith.constant -2 : i3
    %false = arith.constant false
    %c40120380288549897135170340582_i100 = arith.constant 40120380288549897135170340582 : i100
    %c-5_i100 = arith.constant -5 : i100
    %0 = arith.shrsi %c40120380288549897135170340582_i100, %c-5_i100 : i100
    %1 = arith.shli %c40120380288549897135170340582_i100, %c-5_i100 : i100
    return %0, %c40120380288549897135170340582_i100, %1, %c40120380288549897135170340582_i100, %false, %c-2_i3, %c9030057287231031014, %c-5, %cst_1, %cst_0, %cst, %c-200601901442749485675851702910_i100, %c40120380288549897135170340581_i100, %c40120380288549897135170340577_i100, %true : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f10() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %c-62_i32 = arith.constant -62 : i32
    %c-33_i32 = arith.constant -33 : i32
    %c29_i32 = arith.constant 29 : i32
    %c138547332_i32 = arith.constant 138547332 : i32
    %false = arith.constant false
    %c-2_i64 = arith.constant -2 : i64
    %c31_i101 = arith.constant 31 : i101
    %c-2_i3 = arith.constant -2 : i3
    %c-2 = arith.constant -2 : index
    %c31 = arith.constant 31 : index
    %cst = arith.constant -2.000000e+00 : f32
    %cst_0 = arith.constant 3.100000e+01 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    return %c-62_i32, %c-33_i32, %c29_i32, %c138547332_i32, %false, %c-2_i64, %c31_i101, %c-2_i3, %c-2, %c31, %cst, %cst_0, %cst_1, %c-62_i32, %c-1_i32, %c29_i32, %true : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f11() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c0_i3 = arith.constant 0 : i3
    %c1_i3 = arith.constant 1 : i3
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 6.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c6_i101 = arith.constant 6 : i101
    %c2_i64 = arith.constant 2 : i64
    %true = arith.constant true
    %c2_i3 = arith.constant 2 : i3
    %c-2_i3 = arith.constant -2 : i3
    %c-1_i3 = arith.constant -1 : i3
    %c-4_i3 = arith.constant -4 : i3
    %0 = arith.shrui %c2_i3, %c-2_i3 : i3
    return %c-1_i3, %c-4_i3, %c2_i3, %0, %true, %c2_i64, %c6_i101, %c2, %c6, %cst_1, %cst_0, %cst, %c-4_i3, %c1_i3, %c0_i3, %true : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f12() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %c-9255_i16 = arith.constant -9255 : i16
    %c23345_i16 = arith.constant 23345 : i16
    %c4385_i16 = arith.constant 4385 : i16
    %false = arith.constant false
    %c23345_i64 = arith.constant 23345 : i64
    %c4393_i101 = arith.constant 4393 : i101
    %c1_i3 = arith.constant 1 : i3
    %c23345 = arith.constant 23345 : index
    %c4393 = arith.constant 4393 : index
    %cst = arith.constant 2.334500e+04 : f32
    %cst_0 = arith.constant 4.393000e+03 : f64
    %cst_1 = arith.constant 2.334400e+04 : f16
    %c1564_i16 = arith.constant 1564 : i16
    %c27738_i16 = arith.constant 27738 : i16
    return %c-9255_i16, %c23345_i16, %c4385_i16, %c4385_i16, %false, %c23345_i64, %c4393_i101, %c1_i3, %c23345, %c4393, %cst, %cst_0, %cst_1, %c-9255_i16, %c1564_i16, %c27738_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f13() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %c-4521148220061541972_i64 = arith.constant -4521148220061541972 : i64
    %c3341657471670450028_i64 = arith.constant 3341657471670450028 : i64
    %c3626126925853608080_i64 = arith.constant 3626126925853608080 : i64
    %true = arith.constant true
    %c-4_i3 = arith.constant -4 : i3
    %c3341657471670450028 = arith.constant 3341657471670450028 : index
    %c-4521148220061541972 = arith.constant -4521148220061541972 : index
    %cst = arith.constant 3.34165745E+18 : f32
    %cst_0 = arith.constant 1.3925595853648009E+19 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-819013299568157106_i64 = arith.constant -819013299568157106 : i64
    %c-1179490748391091944_i64 = arith.constant -1179490748391091944 : i64
    %false = arith.constant false
    return %c-4521148220061541972_i64, %c3341657471670450028_i64, %c3626126925853608080_i64, %c3341657471670450028_i64, %true, %c-4_i3, %c3341657471670450028, %c-4521148220061541972, %cst, %cst_0, %cst_1, %c3626126925853608080_i64, %c-819013299568157106_i64, %c-1179490748391091944_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f14() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c3_i8 = arith.constant 3 : i8
    %c-7_i8 = arith.constant -7 : i8
    %false = arith.constant false
    %c-7_i64 = arith.constant -7 : i64
    %c3_i101 = arith.constant 3 : i101
    %c1_i3 = arith.constant 1 : i3
    %c-7 = arith.constant -7 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -7.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 2.490000e+02 : f16
    %c-21_i8 = arith.constant -21 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c-4_i8 = arith.constant -4 : i8
    return %c3_i8, %c-7_i8, %c3_i8, %c-7_i8, %false, %c-7_i64, %c3_i101, %c1_i3, %c-7, %c3, %cst, %cst_0, %cst_1, %c-21_i8, %c-1_i8, %c-4_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f15() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-2_i3 = arith.constant -2 : i3
    %c-1_i3 = arith.constant -1 : i3
    %false = arith.constant false
    %c-2_i64 = arith.constant -2 : i64
    %c7_i101 = arith.constant 7 : i101
    %c-2 = arith.constant -2 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant -2.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f64
    %cst_1 = arith.constant 6.000000e+00 : f16
    %c2_i3 = arith.constant 2 : i3
    %c-3_i3 = arith.constant -3 : i3
    %true = arith.constant true
    return %c-2_i3, %c-1_i3, %c-1_i3, %c-2_i3, %false, %c-2_i64, %c7_i101, %c-2, %c7, %cst, %cst_0, %cst_1, %c2_i3, %c-3_i3, %c-3_i3, %true : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f16() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c0_i3 = arith.constant 0 : i3
    %c2_i3 = arith.constant 2 : i3
    %c-2_i3 = arith.constant -2 : i3
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c2_i101 = arith.constant 2 : i101
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f16
    %false = arith.constant false
    return %c0_i3, %c2_i3, %c-2_i3, %c0_i3, %true, %c0_i64, %c2_i101, %c0, %c2, %cst, %cst_0, %cst_1, %c0_i3, %c0_i3, %c2_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f17() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %c-410392133307535071814514756248_i100 = arith.constant -410392133307535071814514756248 : i100
    %c410392133307535071814514756248_i100 = arith.constant 410392133307535071814514756248 : i100
    %c0_i100 = arith.constant 0 : i100
    %false = arith.constant false
    %c3_i3 = arith.constant 3 : i3
    %c-2758036559919172253 = arith.constant -2758036559919172253 : index
    %c-5 = arith.constant -5 : index
    %cst = arith.constant -4.10392121E+29 : f32
    %cst_0 = arith.constant 1.2676506002282294E+30 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-483340533918783443920832629487_i100 = arith.constant -483340533918783443920832629487 : i100
    %c-410392133307535071814514756257_i100 = arith.constant -410392133307535071814514756257 : i100
    %c-410392133307535071814514756258_i100 = arith.constant -410392133307535071814514756258 : i100
    %true = arith.constant true
    return %c-410392133307535071814514756248_i100, %c410392133307535071814514756248_i100, %c0_i100, %c-410392133307535071814514756248_i100, %false, %c3_i3, %c-2758036559919172253, %c-5, %cst, %cst_0, %cst_1, %c-483340533918783443920832629487_i100, %c-410392133307535071814514756257_i100, %c-410392133307535071814514756258_i100, %true : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f18() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c-14_i8 = arith.constant -14 : i8
    %c8_i8 = arith.constant 8 : i8
    %c-48_i8 = arith.constant -48 : i8
    %c0_i8 = arith.constant 0 : i8
    %false = arith.constant false
    %c-6_i64 = arith.constant -6 : i64
    %c8_i101 = arith.constant 8 : i101
    %c2_i3 = arith.constant 2 : i3
    %c-6 = arith.constant -6 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant -6.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f64
    %cst_1 = arith.constant 2.500000e+02 : f16
    %c-1_i8 = arith.constant -1 : i8
    %c2_i8 = arith.constant 2 : i8
    %true = arith.constant true
    return %c-14_i8, %c8_i8, %c-48_i8, %c0_i8, %false, %c-6_i64, %c8_i101, %c2_i3, %c-6, %c8, %cst, %cst_0, %cst_1, %c-48_i8, %c-1_i8, %c2_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f19() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %c-8_i64 = arith.constant -8 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-4_i64 = arith.constant -4 : i64
    %true = arith.constant true
    %c-1_i3 = arith.constant -1 : i3
    %c-1 = arith.constant -1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-3_i64 = arith.constant -3 : i64
    %c2_i64 = arith.constant 2 : i64
    return %c-8_i64, %c-1_i64, %c-4_i64, %c-1_i64, %true, %c-1_i3, %c-1, %c3, %cst, %cst_0, %cst_1, %c-3_i64, %c2_i64, %c2_i64, %true : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f20() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %false = arith.constant false
    %cst = arith.constant 3.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 3.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_i101 = arith.constant 0 : i101
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %c3_i3 = arith.constant 3 : i3
    %c0_i3 = arith.constant 0 : i3
    %0 = arith.ceildivui %c3_i3, %c0_i3 : i3
    return %c0_i3, %c0_i3, %c3_i3, %0, %true, %c3_i64, %c0_i101, %c3, %c0, %cst_1, %cst_0, %cst, %c0_i3, %c0_i3, %c3_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f21() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %c12418_i16 = arith.constant 12418 : i16
    %c24832_i16 = arith.constant 24832 : i16
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 1.241600e+04 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c12416 = arith.constant 12416 : index
    %c2 = arith.constant 2 : index
    %c2_i3 = arith.constant 2 : i3
    %c12416_i101 = arith.constant 12416 : i101
    %c2_i64 = arith.constant 2 : i64
    %false = arith.constant false
    %c2_i16 = arith.constant 2 : i16
    %c12416_i16 = arith.constant 12416 : i16
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.shrui %c2_i16, %c12416_i16 : i16
    return %c0_i16, %c2_i16, %c12416_i16, %0, %false, %c2_i64, %c12416_i101, %c2_i3, %c2, %c12416, %cst_1, %cst_0, %cst, %c24832_i16, %c0_i16, %c12418_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f22() -> (index, index, index, index, i1, i7, index, index, index, i1) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-5 = arith.constant -5 : index
    %true = arith.constant true
    %c1_i7 = arith.constant 1 : i7
    %c-6 = arith.constant -6 : index
    %false = arith.constant false
    return %c1, %c1, %c0, %c-5, %true, %c1_i7, %c-6, %c0, %c-5, %false : index, index, index, index, i1, i7, index, index, index, i1
  }
  func.func @f23() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %false = arith.constant false
    %c-332602517385565951651556754319_i100 = arith.constant -332602517385565951651556754319 : i100
    %c3_i100 = arith.constant 3 : i100
    %c-395361986699600356761080566244_i100 = arith.constant -395361986699600356761080566244 : i100
    %cst = arith.constant 5.000000e+00 : f16
    %cst_0 = arith.constant 9.3504808284266347E+29 : f64
    %cst_1 = arith.constant 5.000000e+00 : f32
    %c-3300457491608503188 = arith.constant -3300457491608503188 : index
    %c5 = arith.constant 5 : index
    %c-3_i3 = arith.constant -3 : i3
    %true = arith.constant true
    %c-332602517385565951651556754323_i100 = arith.constant -332602517385565951651556754323 : i100
    %c5_i100 = arith.constant 5 : i100
    %c-332602517385565951651556754324_i100 = arith.constant -332602517385565951651556754324 : i100
    %0 = arith.shrui %c5_i100, %c-332602517385565951651556754324_i100 : i100
    %1 = arith.shrsi %c5_i100, %c-332602517385565951651556754324_i100 : i100
    return %0, %c-332602517385565951651556754324_i100, %c-332602517385565951651556754323_i100, %1, %true, %c-3_i3, %c5, %c-3300457491608503188, %cst_1, %cst_0, %cst, %c-395361986699600356761080566244_i100, %c3_i100, %c-332602517385565951651556754319_i100, %false : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f24() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c5_i8 = arith.constant 5 : i8
    %c10_i8 = arith.constant 10 : i8
    %c0_i8 = arith.constant 0 : i8
    %true = arith.constant true
    %c5_i64 = arith.constant 5 : i64
    %c5_i101 = arith.constant 5 : i101
    %c-3_i3 = arith.constant -3 : i3
    %c5 = arith.constant 5 : index
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 5.000000e+00 : f16
    %c25_i8 = arith.constant 25 : i8
    %false = arith.constant false
    return %c10_i8, %c5_i8, %c0_i8, %c0_i8, %true, %c5_i64, %c5_i101, %c-3_i3, %c5, %c5, %cst, %cst_0, %cst_1, %c25_i8, %c0_i8, %c10_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f25() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c1_i101 = arith.constant 1 : i101
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f16
    return %false, %false, %false, %true, %true, %c0_i64, %c1_i101, %c0, %c1, %cst, %cst_0, %cst_1, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f26() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-4_i3 = arith.constant -4 : i3
    %c0_i3 = arith.constant 0 : i3
    %c-2_i3 = arith.constant -2 : i3
    %true = arith.constant true
    %c-4_i64 = arith.constant -4 : i64
    %c2_i101 = arith.constant 2 : i101
    %c-4 = arith.constant -4 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant -4.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f16
    %c1_i3 = arith.constant 1 : i3
    %false = arith.constant false
    return %c-4_i3, %c0_i3, %c0_i3, %c-2_i3, %true, %c-4_i64, %c2_i101, %c-4, %c2, %cst, %cst_0, %cst_1, %c0_i3, %c1_i3, %c-2_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f27() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %false = arith.constant false
    %c-14_i8 = arith.constant -14 : i8
    %c-57_i8 = arith.constant -57 : i8
    %c0_i8 = arith.constant 0 : i8
    %cst = arith.constant 1.280000e+02 : f16
    %cst_0 = arith.constant 1.140000e+02 : f64
    %cst_1 = arith.constant -1.280000e+02 : f32
    %c114 = arith.constant 114 : index
    %c-128 = arith.constant -128 : index
    %c0_i3 = arith.constant 0 : i3
    %c114_i101 = arith.constant 114 : i101
    %c-128_i64 = arith.constant -128 : i64
    %true = arith.constant true
    %c-128_i8 = arith.constant -128 : i8
    %c114_i8 = arith.constant 114 : i8
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.shli %c-128_i8, %c114_i8 : i8
    return %c-128_i8, %c-1_i8, %c114_i8, %0, %true, %c-128_i64, %c114_i101, %c0_i3, %c-128, %c114, %cst_1, %cst_0, %cst, %c0_i8, %c-57_i8, %c-14_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f28() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c1_i101 = arith.constant 1 : i101
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f16
    return %true, %false, %true, %true, %true, %c0_i64, %c1_i101, %c0, %c1, %cst, %cst_0, %cst_1, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f29() -> (index, index, index, index, i1, i7, index, index, index, i1) {
    %c64 = arith.constant 64 : index
    %c66 = arith.constant 66 : index
    %c32 = arith.constant 32 : index
    %true = arith.constant true
    %c-64_i7 = arith.constant -64 : i7
    %c128 = arith.constant 128 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    return %c64, %c66, %c64, %c32, %true, %c-64_i7, %c128, %c0, %c66, %false : index, index, index, index, i1, i7, index, index, index, i1
  }
  func.func @f30() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c14_i8 = arith.constant 14 : i8
    %c8_i8 = arith.constant 8 : i8
    %c-6_i8 = arith.constant -6 : i8
    %false = arith.constant false
    %c8_i64 = arith.constant 8 : i64
    %c14_i101 = arith.constant 14 : i101
    %c0_i3 = arith.constant 0 : i3
    %c8 = arith.constant 8 : index
    %c14 = arith.constant 14 : index
    %cst = arith.constant 8.000000e+00 : f32
    %cst_0 = arith.constant 1.400000e+01 : f64
    %cst_1 = arith.constant 8.000000e+00 : f16
    %c112_i8 = arith.constant 112 : i8
    %c0_i8 = arith.constant 0 : i8
    %c22_i8 = arith.constant 22 : i8
    return %c14_i8, %c8_i8, %c-6_i8, %c14_i8, %false, %c8_i64, %c14_i101, %c0_i3, %c8, %c14, %cst, %cst_0, %cst_1, %c112_i8, %c0_i8, %c22_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f31() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %false = arith.constant false
    %c30055_i16 = arith.constant 30055 : i16
    %c2_i16 = arith.constant 2 : i16
    %c-16314_i16 = arith.constant -16314 : i16
    %cst = arith.constant 6.000000e+00 : f16
    %cst_0 = arith.constant 3.004900e+04 : f64
    %cst_1 = arith.constant 6.000000e+00 : f32
    %c30049 = arith.constant 30049 : index
    %c6 = arith.constant 6 : index
    %c-2_i3 = arith.constant -2 : i3
    %c30049_i101 = arith.constant 30049 : i101
    %c6_i64 = arith.constant 6 : i64
    %true = arith.constant true
    %c6_i16 = arith.constant 6 : i16
    %c30049_i16 = arith.constant 30049 : i16
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.shrsi %c6_i16, %c30049_i16 : i16
    return %c0_i16, %c0_i16, %c30049_i16, %0, %true, %c6_i64, %c30049_i101, %c-2_i3, %c6, %c30049, %cst_1, %cst_0, %cst, %c-16314_i16, %c2_i16, %c30055_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f32() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %c-10_i100 = arith.constant -10 : i100
    %c25_i100 = arith.constant 25 : i100
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 1.2676506002282294E+30 : f64
    %cst_1 = arith.constant -5.000000e+00 : f32
    %c-5 = arith.constant -5 : index
    %c3_i3 = arith.constant 3 : i3
    %true = arith.constant true
    %c0_i100 = arith.constant 0 : i100
    %c1_i100 = arith.constant 1 : i100
    %c-5_i100 = arith.constant -5 : i100
    %0 = arith.shrsi %c-5_i100, %c-5_i100 : i100
    return %0, %c1_i100, %c0_i100, %c-5_i100, %true, %c3_i3, %c-5, %c-5, %cst_1, %cst_0, %cst, %c25_i100, %c-10_i100, %c-10_i100, %true : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f33() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %false = arith.constant false
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 4.40956252E+18 : f32
    %c0 = arith.constant 0 : index
    %c4409562595599603706 = arith.constant 4409562595599603706 : index
    %c2_i3 = arith.constant 2 : i3
    %true = arith.constant true
    %c4409562595599603706_i64 = arith.constant 4409562595599603706 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.floordivsi %c4409562595599603706_i64, %c0_i64 : i64
    return %c4409562595599603706_i64, %c4409562595599603706_i64, %c4409562595599603706_i64, %0, %true, %c2_i3, %c4409562595599603706, %c0, %cst_1, %cst_0, %cst, %c0_i64, %c0_i64, %c4409562595599603706_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f34() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %c93155630913148120159309005956_i100 = arith.constant 93155630913148120159309005956 : i100
    %c-1_i100 = arith.constant -1 : i100
    %c0_i100 = arith.constant 0 : i100
    %false = arith.constant false
    %c-2_i3 = arith.constant -2 : i3
    %c-301474909931563298 = arith.constant -301474909931563298 : index
    %c-4043343511450522203 = arith.constant -4043343511450522203 : index
    %cst = arith.constant -4.54714119E+28 : f32
    %cst_0 = arith.constant 9.8803808195697398E+28 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-188846135480947210350416018666_i100 = arith.constant -188846135480947210350416018666 : i100
    %c95259654389950163169989728081_i100 = arith.constant 95259654389950163169989728081 : i100
    %c53332395896912318438235604099_i100 = arith.constant 53332395896912318438235604099 : i100
    %true = arith.constant true
    return %c93155630913148120159309005956_i100, %c-1_i100, %c0_i100, %c93155630913148120159309005956_i100, %false, %c-2_i3, %c-301474909931563298, %c-4043343511450522203, %cst, %cst_0, %cst_1, %c-188846135480947210350416018666_i100, %c95259654389950163169989728081_i100, %c53332395896912318438235604099_i100, %true : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f35() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c-2_i8 = arith.constant -2 : i8
    %c68_i8 = arith.constant 68 : i8
    %c-86_i8 = arith.constant -86 : i8
    %false = arith.constant false
    %c119_i64 = arith.constant 119 : i64
    %c205_i101 = arith.constant 205 : i101
    %c-1_i3 = arith.constant -1 : i3
    %c119 = arith.constant 119 : index
    %c205 = arith.constant 205 : index
    %cst = arith.constant 1.190000e+02 : f32
    %cst_0 = arith.constant 2.050000e+02 : f64
    %cst_1 = arith.constant 1.190000e+02 : f16
    %c75_i8 = arith.constant 75 : i8
    %c-24_i8 = arith.constant -24 : i8
    %true = arith.constant true
    return %c-2_i8, %c68_i8, %c-86_i8, %c-86_i8, %false, %c119_i64, %c205_i101, %c-1_i3, %c119, %c205, %cst, %cst_0, %cst_1, %c75_i8, %c-24_i8, %c68_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f36() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %c990421405484823618_i64 = arith.constant 990421405484823618 : i64
    %c7144205713624888_i64 = arith.constant 7144205713624888 : i64
    %c-468533119612323368_i64 = arith.constant -468533119612323368 : i64
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 8.3202861453075699E+17 : f64
    %cst_1 = arith.constant 1.58392793E+17 : f32
    %c832028614530757044 = arith.constant 832028614530757044 : index
    %c158392790954066574 = arith.constant 158392790954066574 : index
    %c-2_i3 = arith.constant -2 : i3
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %c-673635823576690470_i64 = arith.constant -673635823576690470 : i64
    %c158392790954066574_i64 = arith.constant 158392790954066574 : i64
    %c832028614530757044_i64 = arith.constant 832028614530757044 : i64
    %0 = arith.shrui %c158392790954066574_i64, %c832028614530757044_i64 : i64
    return %c158392790954066574_i64, %0, %c-673635823576690470_i64, %c0_i64, %false, %c-2_i3, %c158392790954066574, %c832028614530757044, %cst_1, %cst_0, %cst, %c-468533119612323368_i64, %c7144205713624888_i64, %c990421405484823618_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f37() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c3_i8 = arith.constant 3 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c9_i8 = arith.constant 9 : i8
    %false = arith.constant false
    %c-1_i64 = arith.constant -1 : i64
    %c9_i101 = arith.constant 9 : i101
    %c-1_i3 = arith.constant -1 : i3
    %c-1 = arith.constant -1 : index
    %c9 = arith.constant 9 : index
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f64
    %cst_1 = arith.constant 2.550000e+02 : f16
    %c-9_i8 = arith.constant -9 : i8
    %c8_i8 = arith.constant 8 : i8
    %true = arith.constant true
    return %c3_i8, %c0_i8, %c-1_i8, %c9_i8, %false, %c-1_i64, %c9_i101, %c-1_i3, %c-1, %c9, %cst, %cst_0, %cst_1, %c-9_i8, %c-1_i8, %c8_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f38() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c6_i8 = arith.constant 6 : i8
    %c-3_i8 = arith.constant -3 : i8
    %c5_i8 = arith.constant 5 : i8
    %c-2_i8 = arith.constant -2 : i8
    %true = arith.constant true
    %c7_i64 = arith.constant 7 : i64
    %c254_i101 = arith.constant 254 : i101
    %c-1_i3 = arith.constant -1 : i3
    %c7 = arith.constant 7 : index
    %c254 = arith.constant 254 : index
    %cst = arith.constant 7.000000e+00 : f32
    %cst_0 = arith.constant 2.540000e+02 : f64
    %cst_1 = arith.constant 7.000000e+00 : f16
    %c-14_i8 = arith.constant -14 : i8
    %c-1_i8 = arith.constant -1 : i8
    return %c6_i8, %c-3_i8, %c5_i8, %c-2_i8, %true, %c7_i64, %c254_i101, %c-1_i3, %c7, %c254, %cst, %cst_0, %cst_1, %c-14_i8, %c-1_i8, %c5_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f39() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c0_i101 = arith.constant 0 : i101
    %c-1_i64 = arith.constant -1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.ceildivui %true, %false : i1
    %1 = arith.divui %true, %false : i1
    return %true, %0, %true, %1, %true, %c-1_i64, %c0_i101, %c-1, %c0, %cst_1, %cst_0, %cst, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f40() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c3_i101 = arith.constant 3 : i101
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c0_i3 = arith.constant 0 : i3
    %c3_i3 = arith.constant 3 : i3
    %0 = arith.shrui %c0_i3, %c3_i3 : i3
    return %0, %c0_i3, %c3_i3, %c0_i3, %true, %c0_i64, %c3_i101, %c0, %c3, %cst_1, %cst_0, %cst, %c0_i3, %c0_i3, %c3_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f41() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c-112_i8 = arith.constant -112 : i8
    %c47_i8 = arith.constant 47 : i8
    %c0_i8 = arith.constant 0 : i8
    %c104_i8 = arith.constant 104 : i8
    %true = arith.constant true
    %c-115_i64 = arith.constant -115 : i64
    %c3_i101 = arith.constant 3 : i101
    %c-3_i3 = arith.constant -3 : i3
    %c-115 = arith.constant -115 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -1.150000e+02 : f32
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 1.410000e+02 : f16
    %c-89_i8 = arith.constant -89 : i8
    %c1_i8 = arith.constant 1 : i8
    %false = arith.constant false
    return %c-112_i8, %c47_i8, %c0_i8, %c104_i8, %true, %c-115_i64, %c3_i101, %c-3_i3, %c-115, %c3, %cst, %cst_0, %cst_1, %c-89_i8, %c1_i8, %c-112_i8, %false : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f42() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %c919198153_i32 = arith.constant 919198153 : i32
    %c229799538_i32 = arith.constant 229799538 : i32
    %c919198145_i32 = arith.constant 919198145 : i32
    %true = arith.constant true
    %c919198149_i64 = arith.constant 919198149 : i64
    %c4_i101 = arith.constant 4 : i101
    %c-3_i3 = arith.constant -3 : i3
    %c919198149 = arith.constant 919198149 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0x4E5B2767 : f32
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c-618174700_i32 = arith.constant -618174700 : i32
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    return %c919198153_i32, %c229799538_i32, %c229799538_i32, %c919198145_i32, %true, %c919198149_i64, %c4_i101, %c-3_i3, %c919198149, %c4, %cst, %cst_0, %cst_1, %c-618174700_i32, %c0_i32, %c919198153_i32, %false : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f43() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
    %c3_i100 = arith.constant 3 : i100
    %c-273371812360993159173545923415_i100 = arith.constant -273371812360993159173545923415 : i100
    %true = arith.constant true
    %c1_i3 = arith.constant 1 : i3
    %c1763086038282005673 = arith.constant 1763086038282005673 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -2.73371808E+29 : f32
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c447535163145249923976065435131_i100 = arith.constant 447535163145249923976065435131 : i100
    %c-1_i100 = arith.constant -1 : i100
    %c-273371812360993159173545923412_i100 = arith.constant -273371812360993159173545923412 : i100
    %false = arith.constant false
    return %c3_i100, %c3_i100, %c-273371812360993159173545923415_i100, %c3_i100, %true, %c1_i3, %c1763086038282005673, %c3, %cst, %cst_0, %cst_1, %c447535163145249923976065435131_i100, %c-1_i100, %c-273371812360993159173545923412_i100, %false : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
  }
  func.func @f44() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %true = arith.constant true
    %c140430094_i32 = arith.constant 140430094 : i32
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 0x41A0BD961E000000 : f64
    %cst_1 = arith.constant -4.000000e+00 : f32
    %c140430095 = arith.constant 140430095 : index
    %c-4 = arith.constant -4 : index
    %c-4_i3 = arith.constant -4 : i3
    %c140430095_i101 = arith.constant 140430095 : i101
    %c-4_i64 = arith.constant -4 : i64
    %false = arith.constant false
    %c-4_i32 = arith.constant -4 : i32
    %c140430095_i32 = arith.constant 140430095 : i32
    %c-561720380_i32 = arith.constant -561720380 : i32
    %c140430091_i32 = arith.constant 140430091 : i32
    %0 = arith.shli %c-4_i32, %c140430095_i32 : i32
    return %c-561720380_i32, %c140430091_i32, %0, %c-4_i32, %false, %c-4_i64, %c140430095_i101, %c-4_i3, %c-4, %c140430095, %cst_1, %cst_0, %cst, %c-561720380_i32, %c140430094_i32, %c140430091_i32, %true : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f45() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %true = arith.constant true
    %c99_i8 = arith.constant 99 : i8
    %c-16_i8 = arith.constant -16 : i8
    %cst = arith.constant 2.460000e+02 : f16
    %cst_0 = arith.constant 1.040000e+02 : f64
    %cst_1 = arith.constant -1.000000e+01 : f32
    %c104 = arith.constant 104 : index
    %c-10 = arith.constant -10 : index
    %c-2_i3 = arith.constant -2 : i3
    %c104_i101 = arith.constant 104 : i101
    %c-10_i64 = arith.constant -10 : i64
    %false = arith.constant false
    %c-10_i8 = arith.constant -10 : i8
    %c104_i8 = arith.constant 104 : i8
    %c94_i8 = arith.constant 94 : i8
    %0 = arith.shli %c-10_i8, %c104_i8 : i8
    %1 = arith.shrui %c-10_i8, %c104_i8 : i8
    %2 = arith.shli %c-10_i8, %c104_i8 : i8
    return %c94_i8, %0, %1, %2, %false, %c-10_i64, %c104_i101, %c-2_i3, %c-10, %c104, %cst_1, %cst_0, %cst, %c-16_i8, %c99_i8, %c94_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f46() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %c8257199265493453043_i64 = arith.constant 8257199265493453043 : i64
    %c3294751733898237647_i64 = arith.constant 3294751733898237647 : i64
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c-1_i3 = arith.constant -1 : i3
    %c3294751733898237647 = arith.constant 3294751733898237647 : index
    %c-4962447531595215396 = arith.constant -4962447531595215396 : index
    %cst = arith.constant 3.29475174E+18 : f32
    %cst_0 = arith.constant 1.3484296542114337E+19 : f64
    %cst_1 = arith.constant 0x7C00 : f16
    %c2410443899307973860_i64 = arith.constant 2410443899307973860 : i64
    %c2408414690148356405_i64 = arith.constant 2408414690148356405 : i64
    %c-1667695797696977749_i64 = arith.constant -1667695797696977749 : i64
    %false = arith.constant false
    return %c8257199265493453043_i64, %c3294751733898237647_i64, %c3294751733898237647_i64, %c0_i64, %true, %c-1_i3, %c3294751733898237647, %c-4962447531595215396, %cst, %cst_0, %cst_1, %c2410443899307973860_i64, %c2408414690148356405_i64, %c-1667695797696977749_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f47() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-4_i3 = arith.constant -4 : i3
    %c1_i3 = arith.constant 1 : i3
    %false = arith.constant false
    %c-3_i64 = arith.constant -3 : i64
    %c4_i101 = arith.constant 4 : i101
    %c-3 = arith.constant -3 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant -3.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 5.000000e+00 : f16
    %c2_i3 = arith.constant 2 : i3
    %true = arith.constant true
    return %c-4_i3, %c-4_i3, %c1_i3, %c1_i3, %false, %c-3_i64, %c4_i101, %c-3, %c4, %cst, %cst_0, %cst_1, %c-4_i3, %c2_i3, %c1_i3, %true : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f48() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
    %cst = arith.constant 0x7C00 : f16
    %cst_0 = arith.constant 0x41E8EF63A9600000 : f64
    %cst_1 = arith.constant -2.000000e+00 : f32
    %c3346734411 = arith.constant 3346734411 : index
    %c-2 = arith.constant -2 : index
    %c-2_i3 = arith.constant -2 : i3
    %c3346734411_i101 = arith.constant 3346734411 : i101
    %c-2_i64 = arith.constant -2 : i64
    %true = arith.constant true
    %c-2_i32 = arith.constant -2 : i32
    %c-948232885_i32 = arith.constant -948232885 : i32
    %c1896465770_i32 = arith.constant 1896465770 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-948232887_i32 = arith.constant -948232887 : i32
    %0 = arith.shrsi %c-2_i32, %c-948232885_i32 : i32
    return %c1896465770_i32, %c2_i32, %c-948232887_i32, %0, %true, %c-2_i64, %c3346734411_i101, %c-2_i3, %c-2, %c3346734411, %cst_1, %cst_0, %cst, %c1896465770_i32, %c-948232887_i32, %c-948232887_i32, %true : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
  }
  func.func @f49() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-4_i3 = arith.constant -4 : i3
    %c-3_i3 = arith.constant -3 : i3
    %c1_i3 = arith.constant 1 : i3
    %c-1_i3 = arith.constant -1 : i3
    %false = arith.constant false
    %c1_i64 = arith.constant 1 : i64
    %c4_i101 = arith.constant 4 : i101
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f16
    return %c-4_i3, %c-3_i3, %c1_i3, %c-1_i3, %false, %c1_i64, %c4_i101, %c1, %c4, %cst, %cst_0, %cst_1, %c-4_i3, %c-1_i3, %c-3_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f50() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %c-32753_i16 = arith.constant -32753 : i16
    %c15_i16 = arith.constant 15 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %false = arith.constant false
    %c15_i64 = arith.constant 15 : i64
    %c32768_i101 = arith.constant 32768 : i101
    %c-1_i3 = arith.constant -1 : i3
    %c15 = arith.constant 15 : index
    %c32768 = arith.constant 32768 : index
    %cst = arith.constant 1.500000e+01 : f32
    %cst_0 = arith.constant 3.276800e+04 : f64
    %cst_1 = arith.constant 1.500000e+01 : f16
    %c-8_i16 = arith.constant -8 : i16
    return %c-32753_i16, %c15_i16, %c15_i16, %c-32768_i16, %false, %c15_i64, %c32768_i101, %c-1_i3, %c15, %c32768, %cst, %cst_0, %cst_1, %c-32768_i16, %c-8_i16, %c-32753_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f51() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %false = arith.constant false
    %c-74_i16 = arith.constant -74 : i16
    %c0_i16 = arith.constant 0 : i16
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 6.546100e+04 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c65461 = arith.constant 65461 : index
    %c1 = arith.constant 1 : index
    %c1_i3 = arith.constant 1 : i3
    %c65461_i101 = arith.constant 65461 : i101
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %c1_i16 = arith.constant 1 : i16
    %c-75_i16 = arith.constant -75 : i16
    %c-76_i16 = arith.constant -76 : i16
    %0 = arith.shrui %c1_i16, %c-75_i16 : i16
    return %c-76_i16, %c-75_i16, %0, %c1_i16, %true, %c1_i64, %c65461_i101, %c1_i3, %c1, %c65461, %cst_1, %cst_0, %cst, %c-75_i16, %c0_i16, %c-74_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f52() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c0_i101 = arith.constant 0 : i101
    %c-1_i64 = arith.constant -1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.divsi %true, %false : i1
    return %false, %true, %0, %false, %false, %c-1_i64, %c0_i101, %c-1, %c0, %cst_1, %cst_0, %cst, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f53() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
    %c0_i16 = arith.constant 0 : i16
    %c16_i16 = arith.constant 16 : i16
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %c16_i101 = arith.constant 16 : i101
    %c0_i3 = arith.constant 0 : i3
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.600000e+01 : f64
    %cst_1 = arith.constant 0.000000e+00 : f16
    return %c0_i16, %c0_i16, %c0_i16, %c16_i16, %false, %c0_i64, %c16_i101, %c0_i3, %c0, %c16, %cst, %cst_0, %cst_1, %c0_i16, %c0_i16, %c16_i16, %false : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
  }
  func.func @f54() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c0_i101 = arith.constant 0 : i101
    %c-1_i64 = arith.constant -1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.ceildivsi %true, %false : i1
    return %0, %true, %true, %true, %true, %c-1_i64, %c0_i101, %c-1, %c0, %cst_1, %cst_0, %cst, %false, %false, %true, %false : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
  }
  func.func @f55() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
    %c0_i8 = arith.constant 0 : i8
    %c17_i8 = arith.constant 17 : i8
    %c6_i8 = arith.constant 6 : i8
    %false = arith.constant false
    %c-20_i64 = arith.constant -20 : i64
    %c253_i101 = arith.constant 253 : i101
    %c-4_i3 = arith.constant -4 : i3
    %c-20 = arith.constant -20 : index
    %c253 = arith.constant 253 : index
    %cst = arith.constant -2.000000e+01 : f32
    %cst_0 = arith.constant 2.530000e+02 : f64
    %cst_1 = arith.constant 2.360000e+02 : f16
    %c60_i8 = arith.constant 60 : i8
    %c-23_i8 = arith.constant -23 : i8
    %true = arith.constant true
    return %c0_i8, %c17_i8, %c6_i8, %c0_i8, %false, %c-20_i64, %c253_i101, %c-4_i3, %c-20, %c253, %cst, %cst_0, %cst_1, %c60_i8, %c0_i8, %c-23_i8, %true : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
  }
  func.func @f56() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
    %false = arith.constant false
    %c-5_i64 = arith.constant -5 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-14_i64 = arith.constant -14 : i64
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 1.8446744073709552E+19 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c-7 = arith.constant -7 : index
    %c2 = arith.constant 2 : index
    %c2_i3 = arith.constant 2 : i3
    %true = arith.constant true
    %c2_i64 = arith.constant 2 : i64
    %c-7_i64 = arith.constant -7 : i64
    %0 = arith.shrsi %c2_i64, %c-7_i64 : i64
    %1 = arith.shrsi %c2_i64, %c-7_i64 : i64
    return %c2_i64, %0, %1, %c2_i64, %true, %c2_i3, %c2, %c-7, %cst_1, %cst_0, %cst, %c-14_i64, %c1_i64, %c-5_i64, %false : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
  }
  func.func @f57() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c-2_i3 = arith.constant -2 : i3
    %c-4_i3 = arith.constant -4 : i3
    %c0_i3 = arith.constant 0 : i3
    %c1_i3 = arith.constant 1 : i3
    %false = arith.constant false
    %c-2_i64 = arith.constant -2 : i64
    %c6_i101 = arith.constant 6 : i101
    %c-2 = arith.constant -2 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant -2.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f64
    %cst_1 = arith.constant 6.000000e+00 : f16
    %true = arith.constant true
    return %c-4_i3, %c0_i3, %c1_i3, %c-2_i3, %false, %c-2_i64, %c6_i101, %c-2, %c6, %cst, %cst_0, %cst_1, %c-4_i3, %c-4_i3, %c-4_i3, %true : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f58() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
    %c2_i3 = arith.constant 2 : i3
    %c-1_i3 = arith.constant -1 : i3
    %c0_i3 = arith.constant 0 : i3
    %true = arith.constant true
    %c2_i64 = arith.constant 2 : i64
    %c4_i101 = arith.constant 4 : i101
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f16
    %c-2_i3 = arith.constant -2 : i3
    %false = arith.constant false
    return %c2_i3, %c2_i3, %c-1_i3, %c0_i3, %true, %c2_i64, %c4_i101, %c2, %c4, %cst, %cst_0, %cst_1, %c0_i3, %c-1_i3, %c-2_i3, %false : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
  }
  func.func @f59() -> (index, index, index, index, i1, i7, index, index, index, i1) {
    %true = arith.constant true
    %c9223372036854775805 = arith.constant 9223372036854775805 : index
    %c-5_i7 = arith.constant -5 : i7
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c9223372036854775803 = arith.constant 9223372036854775803 : index
    %c-5 = arith.constant -5 : index
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.shrsi %c-5, %c-9223372036854775808 : index
    return %0, %c-9223372036854775808, %c9223372036854775803, %c0, %false, %c-5_i7, %c-9223372036854775808, %c9223372036854775805, %c9223372036854775803, %true : index, index, index, index, i1, i7, index, index, index, i1
  }
}

