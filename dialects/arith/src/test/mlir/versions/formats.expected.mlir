module {
  func.func @f() {
    %cst = arith.constant 1.500000e+00 : f4E2M1FN
    %cst_0 = arith.constant 1.250000e+00 : f6E2M3FN
    %cst_1 = arith.constant 2.800000e+01 : f6E3M2FN
    %cst_2 = arith.constant 4.000000e+00 : f8E8M0FNU
    %cst_3 = arith.constant 0x7F : f8E3M4
    %cst_4 = arith.constant 0xFF : f8E8M0FNU
    %cst_5 = arith.constant 5.877470e-39 : f8E8M0FNU
    %cst_6 = arith.constant dense<[1.000000e+00, 5.000000e-01, -6.000000e+00]> : tensor<3xf4E2M1FN>
    %cst_7 = arith.constant 0xFF : f8E8M0FNU
    %cst_8 = arith.constant 5.877470e-39 : f8E8M0FNU
    %cst_9 = arith.constant 2.000000e+00 : f8E8M0FNU
    %cst_10 = arith.constant -6.000000e+00 : f4E2M1FN
    %cst_11 = arith.constant 0.000000e+00 : f4E2M1FN
    %cst_12 = arith.constant -0.000000e+00 : f4E2M1FN
    %cst_13 = arith.constant 8.000000e+00 : f8E8M0FNU
    %cst_14 = arith.constant 1.000000e+00 : f8E8M0FNU
    return
  }
}

