module {
  func.func @numbers_of_64_bits() {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+22 : f64
    %cst_2 = arith.constant 7.500000e-01 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 5.000000e-01 : f64
    %cst_5 = arith.constant -0.6351489523872873 : f64
    %cst_6 = arith.constant 0.9640275800758169 : f64
    %cst_7 = arith.constant 0.46211715726000974 : f64
    %cst_8 = arith.constant -1.6287782256068988 : f64
    %cst_9 = arith.constant -0.93159645994407247 : f64
    %cst_10 = arith.constant -2.1850398632615189 : f64
    %cst_11 = arith.constant 0.54630248984379048 : f64
    %cst_12 = arith.constant 1.000000e+11 : f64
    %cst_13 = arith.constant 0.70710678118654757 : f64
    %cst_14 = arith.constant -0.82231673193582999 : f64
    %cst_15 = arith.constant 3.626860407847019 : f64
    %cst_16 = arith.constant 0.52109530549374738 : f64
    %cst_17 = arith.constant -0.85220084976718879 : f64
    %cst_18 = arith.constant -0.68163876002333412 : f64
    %cst_19 = arith.constant 0.90929742682568171 : f64
    %cst_20 = arith.constant 0.47942553860420301 : f64
    %cst_21 = arith.constant 73.082418087521972 : f64
    %cst_22 = arith.constant -1.000000e+00 : f64
    %cst_23 = arith.constant -1.3862943611198906 : f64
    %cst_24 = arith.constant 1.0986122886681096 : f64
    %cst_25 = arith.constant 0.40546510810816438 : f64
    %cst_26 = arith.constant 2.200000e+01 : f64
    %cst_27 = arith.constant 0.3010299956639812 : f64
    %cst_28 = arith.constant -0.3010299956639812 : f64
    %cst_29 = arith.constant 50.656872045869008 : f64
    %cst_30 = arith.constant 0.69314718055994529 : f64
    %cst_31 = arith.constant -0.52763344725898531 : f64
    %cst_32 = arith.constant 6.3890560989306504 : f64
    %cst_33 = arith.constant 0.64872127070012819 : f64
    %cst_34 = arith.constant 0.59460355750136051 : f64
    %cst_35 = arith.constant 4.000000e+00 : f64
    %cst_36 = arith.constant 1.4142135623730951 : f64
    %cst_37 = arith.constant 0.47236655274101469 : f64
    %cst_38 = arith.constant 7.3890560989306504 : f64
    %cst_39 = arith.constant 1.6487212707001282 : f64
    %cst_40 = arith.constant 1.000000e+00 : f64
    %cst_41 = arith.constant -0.71115563365351508 : f64
    %cst_42 = arith.constant 0.99532226501895271 : f64
    %cst_43 = arith.constant 0.52049987781304652 : f64
    %cst_44 = arith.constant 0x7FF0000000000000 : f64
    %cst_45 = arith.constant 1.2946832846768448 : f64
    %cst_46 = arith.constant 3.7621956910836314 : f64
    %cst_47 = arith.constant 1.1276259652063807 : f64
    %cst_48 = arith.constant 0.52321478539513899 : f64
    %cst_49 = arith.constant 0.7316888688738209 : f64
    %cst_50 = arith.constant -0.41614683654714241 : f64
    %cst_51 = arith.constant 0.87758256189037276 : f64
    %cst_52 = arith.constant -0.97295507452765661 : f64
    %cst_53 = arith.constant 0.54930614433405478 : f64
    %cst_54 = arith.constant 1.5707963267948966 : f64
    %cst_55 = arith.constant -0.64350110879328437 : f64
    %cst_56 = arith.constant 1.1071487177940904 : f64
    %cst_57 = arith.constant 0.46364760900080609 : f64
    %cst_58 = arith.constant -0.69314718055994529 : f64
    %cst_59 = arith.constant 1.4436354751788103 : f64
    %cst_60 = arith.constant 0.48121182505960347 : f64
    %cst_61 = arith.constant -0.848062078981481 : f64
    %cst_62 = arith.constant 0.52359877559829893 : f64
    %cst_63 = arith.constant 51.350019226428955 : f64
    %cst_64 = arith.constant 1.3169578969248166 : f64
    %cst_65 = arith.constant 0xFFF8000000000000 : f64
    %cst_66 = arith.constant -7.500000e-01 : f64
    %cst_67 = arith.constant 1.0471975511965979 : f64
    %cst_68 = arith.constant 0x7FF8000000000000 : f64
    %cst_69 = arith.constant 2.4188584057763776 : f64
    "use.acos"(%cst_67, %cst_68, %cst_69, %cst_68) : (f64, f64, f64, f64) -> ()
    "use.acosh"(%cst_65, %cst_64, %cst_65, %cst_63) : (f64, f64, f64, f64) -> ()
    "use.asin"(%cst_62, %cst_68, %cst_61, %cst_68) : (f64, f64, f64, f64) -> ()
    "use.asinh"(%cst_60, %cst_59, %cst_58, %cst_63) : (f64, f64, f64, f64) -> ()
    "use.atan"(%cst_57, %cst_56, %cst_55, %cst_54) : (f64, f64, f64, f64) -> ()
    "use.atanh"(%cst_53, %cst_65, %cst_52, %cst_65) : (f64, f64, f64, f64) -> ()
    "use.cos"(%cst_51, %cst_50, %cst_49, %cst_48) : (f64, f64, f64, f64) -> ()
    "use.cosh"(%cst_47, %cst_46, %cst_45, %cst_44) : (f64, f64, f64, f64) -> ()
    "use.erf"(%cst_43, %cst_42, %cst_41, %cst_40) : (f64, f64, f64, f64) -> ()
    "use.exp"(%cst_39, %cst_38, %cst_37, %cst_44) : (f64, f64, f64, f64) -> ()
    "use.exp2"(%cst_36, %cst_35, %cst_34, %cst_44) : (f64, f64, f64, f64) -> ()
    "use.expm1"(%cst_33, %cst_32, %cst_31, %cst_44) : (f64, f64, f64, f64) -> ()
    %0 = math.log %cst_66 : f64
    "use.log"(%cst_58, %cst_30, %0, %cst_29) : (f64, f64, f64, f64) -> ()
    %1 = math.log10 %cst_66 : f64
    "use.log10"(%cst_28, %cst_27, %1, %cst_26) : (f64, f64, f64, f64) -> ()
    "use.log1p"(%cst_25, %cst_24, %cst_23, %cst_29) : (f64, f64, f64, f64) -> ()
    %2 = math.log2 %cst_66 : f64
    "use.log2"(%cst_22, %cst_40, %2, %cst_21) : (f64, f64, f64, f64) -> ()
    "use.sin"(%cst_20, %cst_19, %cst_18, %cst_17) : (f64, f64, f64, f64) -> ()
    "use.sinh"(%cst_16, %cst_15, %cst_14, %cst_44) : (f64, f64, f64, f64) -> ()
    %3 = math.sqrt %cst_66 : f64
    "use.sqrt"(%cst_13, %cst_36, %3, %cst_12) : (f64, f64, f64, f64) -> ()
    "use.tan"(%cst_11, %cst_10, %cst_9, %cst_8) : (f64, f64, f64, f64) -> ()
    "use.tanh"(%cst_7, %cst_6, %cst_5, %cst_40) : (f64, f64, f64, f64) -> ()
    "use.absf"(%cst_4, %cst_3, %cst_2, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.ceil"(%cst_40, %cst_3, %cst_0, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.floor"(%cst, %cst_3, %cst_22, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.round"(%cst_40, %cst_3, %cst_22, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.roundeven"(%cst, %cst_3, %cst_22, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.trunc"(%cst, %cst_3, %cst_0, %cst_1) : (f64, f64, f64, f64) -> ()
    return
  }
  func.func @numbers_of_32_bits() {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0.707106769 : f32
    %cst_3 = arith.constant 0.909297406 : f32
    %cst_4 = arith.constant 0.47942555 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant -1.000000e+00 : f32
    %cst_7 = arith.constant 3.010300e-01 : f32
    %cst_8 = arith.constant -3.010300e-01 : f32
    %cst_9 = arith.constant 0.693147182 : f32
    %cst_10 = arith.constant -0.693147182 : f32
    %cst_11 = arith.constant 4.000000e+00 : f32
    %cst_12 = arith.constant 1.41421354 : f32
    %cst_13 = arith.constant 7.3890562 : f32
    %cst_14 = arith.constant 1.64872122 : f32
    %cst_15 = arith.constant 0.995322287 : f32
    %cst_16 = arith.constant 0.520499885 : f32
    %cst_17 = arith.constant -0.416146845 : f32
    %cst_18 = arith.constant 0.87758255 : f32
    %cst_19 = arith.constant 1.10714877 : f32
    %cst_20 = arith.constant 0.463647604 : f32
    %cst_21 = arith.constant 0.52359879 : f32
    %cst_22 = arith.constant 1.04719758 : f32
    %cst_23 = arith.constant 0x7FC00000 : f32
    "use.acos"(%cst_22, %cst_23) : (f32, f32) -> ()
    "use.asin"(%cst_21, %cst_23) : (f32, f32) -> ()
    "use.atan"(%cst_20, %cst_19) : (f32, f32) -> ()
    "use.cos"(%cst_18, %cst_17) : (f32, f32) -> ()
    "use.erf"(%cst_16, %cst_15) : (f32, f32) -> ()
    "use.exp"(%cst_14, %cst_13) : (f32, f32) -> ()
    "use.exp2"(%cst_12, %cst_11) : (f32, f32) -> ()
    "use.log"(%cst_10, %cst_9) : (f32, f32) -> ()
    "use.log10"(%cst_8, %cst_7) : (f32, f32) -> ()
    "use.log2"(%cst_6, %cst_5) : (f32, f32) -> ()
    "use.sin"(%cst_4, %cst_3) : (f32, f32) -> ()
    "use.sqrt"(%cst_2, %cst_12) : (f32, f32) -> ()
    "use.absf"(%cst_1, %cst_0) : (f32, f32) -> ()
    "use.ceil"(%cst_5, %cst_0) : (f32, f32) -> ()
    "use.floor"(%cst, %cst_0) : (f32, f32) -> ()
    "use.round"(%cst_5, %cst_0) : (f32, f32) -> ()
    "use.roundeven"(%cst, %cst_0) : (f32, f32) -> ()
    "use.trunc"(%cst, %cst_0) : (f32, f32) -> ()
    return
  }
  func.func @special_numbers() {
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant -1.5707963267948966 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 0x7FF0000000000000 : f64
    %cst_4 = arith.constant 0xFFF8000000000000 : f64
    %cst_5 = arith.constant -0.000000e+00 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 1.5707963267948966 : f64
    %cst_8 = arith.constant 0x7FF8000000000000 : f64
    "use.acos"(%cst_7, %cst_7, %cst_8, %cst_8) : (f64, f64, f64, f64) -> ()
    "use.acosh"(%cst_4, %cst_4, %cst_3, %cst_4) : (f64, f64, f64, f64) -> ()
    "use.asin"(%cst_2, %cst_5, %cst_8, %cst_8) : (f64, f64, f64, f64) -> ()
    "use.asinh"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    "use.atan"(%cst_2, %cst_5, %cst_7, %cst_1) : (f64, f64, f64, f64) -> ()
    "use.atanh"(%cst_2, %cst_5, %cst_4, %cst_4) : (f64, f64, f64, f64) -> ()
    "use.cos"(%cst_0, %cst_0, %cst_4, %cst_4) : (f64, f64, f64, f64) -> ()
    "use.cosh"(%cst_0, %cst_0, %cst_3, %cst_3) : (f64, f64, f64, f64) -> ()
    "use.erf"(%cst_2, %cst_5, %cst_0, %cst) : (f64, f64, f64, f64) -> ()
    "use.exp"(%cst_0, %cst_0, %cst_3, %cst_2) : (f64, f64, f64, f64) -> ()
    "use.exp2"(%cst_0, %cst_0, %cst_3, %cst_2) : (f64, f64, f64, f64) -> ()
    "use.expm1"(%cst_2, %cst_5, %cst_3, %cst) : (f64, f64, f64, f64) -> ()
    %0 = math.log %cst_5 : f64
    %1 = math.log %cst_6 : f64
    "use.log"(%cst_6, %0, %cst_3, %1) : (f64, f64, f64, f64) -> ()
    %2 = math.log10 %cst_5 : f64
    %3 = math.log10 %cst_6 : f64
    "use.log10"(%cst_6, %2, %cst_3, %3) : (f64, f64, f64, f64) -> ()
    %4 = math.log1p %cst_6 : f64
    "use.log1p"(%cst_2, %cst_5, %cst_3, %4) : (f64, f64, f64, f64) -> ()
    %5 = math.log2 %cst_5 : f64
    %6 = math.log2 %cst_6 : f64
    "use.log2"(%cst_6, %5, %cst_3, %6) : (f64, f64, f64, f64) -> ()
    "use.sin"(%cst_2, %cst_5, %cst_4, %cst_4) : (f64, f64, f64, f64) -> ()
    "use.sinh"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    %7 = math.sqrt %cst_5 : f64
    %8 = math.sqrt %cst_6 : f64
    "use.sqrt"(%cst_2, %7, %cst_3, %8) : (f64, f64, f64, f64) -> ()
    "use.tan"(%cst_2, %cst_5, %cst_4, %cst_4) : (f64, f64, f64, f64) -> ()
    "use.tanh"(%cst_2, %cst_5, %cst_0, %cst) : (f64, f64, f64, f64) -> ()
    "use.absf"(%cst_2, %cst_2, %cst_3, %cst_3) : (f64, f64, f64, f64) -> ()
    "use.ceil"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    "use.floor"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    "use.round"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    "use.roundeven"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    "use.trunc"(%cst_2, %cst_5, %cst_3, %cst_6) : (f64, f64, f64, f64) -> ()
    return
  }
  func.func @not_numbers() {
    %cst = arith.constant 0x7FF0000000000001 : f64
    %cst_0 = arith.constant 0xFFF8000000000001 : f64
    %cst_1 = arith.constant 0x7FF8000000000000 : f64
    %cst_2 = arith.constant 0x7FF8000000000001 : f64
    "use.sin"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    %0 = math.sqrt %cst_0 : f64
    "use.sqrt"(%cst_1, %0, %cst_2) : (f64, f64, f64) -> ()
    %1 = math.log %cst_0 : f64
    "use.log"(%cst_1, %1, %cst_2) : (f64, f64, f64) -> ()
    %2 = math.log1p %cst_0 : f64
    "use.log1p"(%cst_1, %2, %cst_2) : (f64, f64, f64) -> ()
    "use.absf"(%cst_1, %cst_2, %cst) : (f64, f64, f64) -> ()
    "use.ceil"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    "use.floor"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    "use.round"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    "use.roundeven"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    "use.trunc"(%cst_1, %cst_0, %cst_2) : (f64, f64, f64) -> ()
    return
  }
  func.func @out_of_domain() {
    %cst = arith.constant 1.41421354 : f32
    %cst_0 = arith.constant 1.09861231 : f32
    %cst_1 = arith.constant 0.693147182 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0xFFC00000 : f32
    %cst_4 = arith.constant 1.31695795 : f32
    %cst_5 = arith.constant -1.57079637 : f32
    %cst_6 = arith.constant -1.000000e+00 : f32
    %cst_7 = arith.constant -1.500000e+00 : f32
    %cst_8 = arith.constant 0x7FC00000 : f32
    %cst_9 = arith.constant 3.14159274 : f32
    "use.acos"(%cst_8, %cst_9, %cst_8) : (f32, f32, f32) -> ()
    "use.asin"(%cst_8, %cst_5, %cst_8) : (f32, f32, f32) -> ()
    "use.acosh"(%cst_4, %cst_3, %cst_3) : (f32, f32, f32) -> ()
    "use.atanh"(%cst_3, %cst_2, %cst_3) : (f32, f32, f32) -> ()
    %0 = math.log %cst_6 : f32
    %1 = math.log %cst_7 : f32
    "use.log"(%cst_1, %0, %1) : (f32, f32, f32) -> ()
    %2 = math.log1p %cst_7 : f32
    "use.log1p"(%cst_0, %cst_2, %2) : (f32, f32, f32) -> ()
    %3 = math.sqrt %cst_6 : f32
    %4 = math.sqrt %cst_7 : f32
    "use.sqrt"(%cst, %3, %4) : (f32, f32, f32) -> ()
    return
  }
  func.func @numbers_of_16_bits() {
    %cst = arith.constant -1.000000e+00 : f16
    %cst_0 = arith.constant 2.000000e+00 : f16
    %cst_1 = arith.constant 0x7E01 : f16
    %cst_2 = arith.constant -0.000000e+00 : f16
    %cst_3 = arith.constant 3.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant 2.500000e+00 : f16
    %cst_6 = arith.constant -5.000000e-01 : f16
    %cst_7 = arith.constant 0x7C01 : f16
    %0 = math.sin %cst_5 : f16
    %1 = math.sin %cst_6 : f16
    %2 = math.sin %cst_7 : f16
    "use.sin"(%0, %1, %2) : (f16, f16, f16) -> ()
    "use.absf"(%cst_5, %cst_4, %cst_7) : (f16, f16, f16) -> ()
    "use.ceil"(%cst_3, %cst_2, %cst_1) : (f16, f16, f16) -> ()
    "use.floor"(%cst_0, %cst, %cst_1) : (f16, f16, f16) -> ()
    %3 = math.round %cst_5 : f16
    %4 = math.round %cst_6 : f16
    %5 = math.round %cst_7 : f16
    "use.round"(%3, %4, %5) : (f16, f16, f16) -> ()
    "use.roundeven"(%cst_0, %cst_2, %cst_1) : (f16, f16, f16) -> ()
    %6 = math.trunc %cst_5 : f16
    %7 = math.trunc %cst_6 : f16
    %8 = math.trunc %cst_7 : f16
    "use.trunc"(%6, %7, %8) : (f16, f16, f16) -> ()
    return
  }
  func.func @numbers_without_negative_zero() {
    %cst = arith.constant -1.000000e+00 : f8E4M3FNUZ
    %cst_0 = arith.constant 0.000000e+00 : f8E4M3FNUZ
    %cst_1 = arith.constant 0x80 : f8E4M3FNUZ
    %cst_2 = arith.constant 1.500000e+00 : f8E4M3FNUZ
    "use.absf"(%cst_0, %cst_1, %cst_2) : (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) -> ()
    "use.ceil"(%cst_0, %cst_1, %cst) : (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) -> ()
    return
  }
  func.func @splats() {
    %cst = arith.constant dense<4.000000e+00> : vector<[4]xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : vector<[4]xf32>
    "use.sqrt"(%cst_0) : (vector<[4]xf32>) -> ()
    "use.absf"(%cst) : (vector<[4]xf32>) -> ()
    return
  }
  func.func @elements() {
    %cst = arith.constant dense<[[4.000000e+00, -9.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf64>
    %cst_0 = arith.constant dense<[[4.000000e+00, 9.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf64>
    %cst_1 = arith.constant dense<[[4.000000e+00, -9.000000e+00], [2.500000e-01, 1.000000e+00]]> : tensor<2x2xf64>
    %cst_2 = arith.constant dense<[[2.000000e+00, 3.000000e+00], [5.000000e-01, 1.000000e+00]]> : tensor<2x2xf64>
    %0 = math.sqrt %cst_1 : tensor<2x2xf64>
    "use.sqrt"(%cst_2, %0) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    "use.floor"(%cst_0, %cst) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    return
  }
  func.func @functions_of_two_numbers() {
    %cst = arith.constant 2.700000e+01 : f64
    %cst_0 = arith.constant 1.7320508075688772 : f64
    %cst_1 = arith.constant 0.1111111111111111 : f64
    %cst_2 = arith.constant 1.250000e-01 : f64
    %cst_3 = arith.constant 0.70710678118654757 : f64
    %cst_4 = arith.constant 4.000000e+00 : f64
    %cst_5 = arith.constant -8.000000e+00 : f64
    %cst_6 = arith.constant 0xFFF8000000000000 : f64
    %cst_7 = arith.constant 2.500000e-01 : f64
    %cst_8 = arith.constant -3.000000e+00 : f64
    %cst_9 = arith.constant 3.000000e+00 : f64
    %cst_10 = arith.constant 0xFFF0000000000001 : f64
    %cst_11 = arith.constant 0x7FF0000000000001 : f64
    %cst_12 = arith.constant 0xFFF0000000000000 : f64
    %cst_13 = arith.constant 0x7FF0000000000000 : f64
    %cst_14 = arith.constant -5.000000e-01 : f64
    %cst_15 = arith.constant 5.000000e-01 : f64
    %cst_16 = arith.constant -2.000000e+00 : f64
    %cst_17 = arith.constant 2.000000e+00 : f64
    %cst_18 = arith.constant -1.000000e+00 : f64
    %cst_19 = arith.constant 1.000000e+00 : f64
    %cst_20 = arith.constant 1.4056476493802699 : f64
    %cst_21 = arith.constant 2.158798930342464 : f64
    %cst_22 = arith.constant 1.2490457723982544 : f64
    %cst_23 = arith.constant 0.16514867741462683 : f64
    %cst_24 = arith.constant 2.8966139904629289 : f64
    %cst_25 = arith.constant 0.46364760900080609 : f64
    %cst_26 = arith.constant -0.5880026035475675 : f64
    %cst_27 = arith.constant -1.3258176636680326 : f64
    %cst_28 = arith.constant -2.3561944901923448 : f64
    %cst_29 = arith.constant -1.1071487177940904 : f64
    %cst_30 = arith.constant -1.5707963267948966 : f64
    %cst_31 = arith.constant 0.32175055439664219 : f64
    %cst_32 = arith.constant 1.1071487177940904 : f64
    %cst_33 = arith.constant 2.677945044588987 : f64
    %cst_34 = arith.constant 0.78539816339744828 : f64
    %cst_35 = arith.constant 1.5707963267948966 : f64
    %cst_36 = arith.constant -3.1415926535897931 : f64
    %cst_37 = arith.constant -0.000000e+00 : f64
    %cst_38 = arith.constant 0.000000e+00 : f64
    %cst_39 = arith.constant 3.1415926535897931 : f64
    %cst_40 = arith.constant 0xFFF8000000000001 : f64
    %cst_41 = arith.constant 0x7FF8000000000001 : f64
    "use.atan2"(%cst_38, %cst_38, %cst_38, %cst_39, %cst_38, %cst_38, %cst_40, %cst_41, %cst_38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_37, %cst_37, %cst_37, %cst_36, %cst_37, %cst_37, %cst_40, %cst_41, %cst_37) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_35, %cst_35, %cst_34, %cst_33, %cst_32, %cst_38, %cst_40, %cst_41, %cst_31) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_30, %cst_30, %cst_29, %cst_28, %cst_27, %cst_37, %cst_40, %cst_41, %cst_26) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_35, %cst_35, %cst_25, %cst_24, %cst_34, %cst_38, %cst_40, %cst_41, %cst_23) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_35, %cst_35, %cst_35, %cst_35, %cst_35, %cst_34, %cst_40, %cst_41, %cst_35) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_40, %cst_40, %cst_40, %cst_40, %cst_40, %cst_40, %cst_40, %cst_41, %cst_40) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_40, %cst_41, %cst_41) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.atan2"(%cst_35, %cst_35, %cst_22, %cst_21, %cst_20, %cst_38, %cst_40, %cst_41, %cst_34) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_38, %cst_37, %cst_38, %cst_37, %cst_38, %cst_38, %cst_37, %cst_38, %cst_38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_38, %cst_37, %cst_38, %cst_37, %cst_38, %cst_38, %cst_37, %cst_38, %cst_38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_19, %cst_18, %cst_19, %cst_18, %cst_19, %cst_19, %cst_18, %cst_19, %cst_19) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_17, %cst_16, %cst_17, %cst_16, %cst_17, %cst_17, %cst_16, %cst_17, %cst_17) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_15, %cst_14, %cst_15, %cst_14, %cst_15, %cst_15, %cst_14, %cst_15, %cst_15) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_13, %cst_12, %cst_13, %cst_12, %cst_13, %cst_13, %cst_12, %cst_13, %cst_13) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_41, %cst_40, %cst_41, %cst_40, %cst_41, %cst_41, %cst_40, %cst_41, %cst_41) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_11, %cst_10, %cst_11, %cst_10, %cst_11, %cst_11, %cst_10, %cst_11, %cst_11) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.copysign"(%cst_9, %cst_8, %cst_9, %cst_8, %cst_9, %cst_9, %cst_8, %cst_9, %cst_9) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_38, %cst_13, %cst_38, %cst_38, %cst_40, %cst_41, %cst_38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_37, %cst_13, %cst_38, %cst_38, %cst_40, %cst_41, %cst_37) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_19, %cst_19, %cst_19, %cst_19, %cst_19, %cst_41, %cst_19) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_16, %cst_7, %cst_6, %cst_13, %cst_40, %cst_41, %cst_5) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_15, %cst_4, %cst_3, %cst_38, %cst_40, %cst_41, %cst_2) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_13, %cst_38, %cst_13, %cst_13, %cst_40, %cst_41, %cst_13) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_41, %cst_40, %cst_40, %cst_40, %cst_40, %cst_40, %cst_41) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_41, %cst_41) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    "use.powf"(%cst_19, %cst_19, %cst_9, %cst_1, %cst_0, %cst_13, %cst_40, %cst_41, %cst) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    return
  }
  func.func @power_in_the_middle() -> (f64, f64) {
    %cst = arith.constant 0x434FFFFFF8000000 : f64
    %cst_0 = arith.constant 0x434FFFFFE8000004 : f64
    return %cst, %cst_0 : f64, f64
  }
  func.func @flags_stay_with_what_stays(%arg0: f64) -> (f64, f64) {
    %cst = arith.constant 2.000000e+00 : f64
    %0 = math.sqrt %arg0 fastmath<fast> : f64
    return %cst, %0 : f64, f64
  }
  func.func @others() -> (f64, f64, f64, f64) {
    %cst = arith.constant 4.000000e+00 : f64
    %c2_i32 = arith.constant 2 : i32
    %0 = math.cbrt %cst : f64
    %1 = math.rsqrt %cst : f64
    %2 = math.fma %cst, %cst, %cst : f64
    %3 = math.fpowi %cst, %c2_i32 : f64, i32
    return %0, %1, %2, %3 : f64, f64, f64, f64
  }
}

