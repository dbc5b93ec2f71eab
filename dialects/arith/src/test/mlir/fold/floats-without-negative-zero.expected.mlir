module {
  func.func @negate() -> (f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ) {
    %cst = arith.constant 0.000000e+00 : f8E4M3FNUZ
    %cst_0 = arith.constant 0x80 : f8E5M2FNUZ
    %cst_1 = arith.constant -1.000000e+00 : f8E4M3B11FNUZ
    return %cst, %cst_0, %cst_1 : f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ
  }
}

// -----
module {
  func.func @truncate() -> (f8E5M2FNUZ, f8E5M2FNUZ) {
    %cst = arith.constant 0.000000e+00 : f8E5M2FNUZ
    %cst_0 = arith.constant -0.000000e+00 : f16
    %0 = arith.truncf %cst_0 : f16 to f8E5M2FNUZ
    return %0, %cst : f8E5M2FNUZ, f8E5M2FNUZ
  }
}

