module {
  func.func @f() -> (f64, f64, f64, f64) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 3.1415926535897931 : f64
    %cst_1 = arith.constant -0.000000e+00 : f64
    %cst_2 = arith.constant -3.1415926535897931 : f64
    return %cst, %cst_0, %cst_1, %cst_2 : f64, f64, f64, f64
  }
}

