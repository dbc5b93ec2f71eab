module {
  func.func @f() -> (f32, f32, i1, i1, i1, i1, f32, f32) {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant 0.157299206 : f32
    %cst_0 = arith.constant 5.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %0 = math.clampf %cst_0 to [%cst_1, %cst_2] : f32
    %sin, %cos = math.sincos %cst_0 : f32
    return %0, %cst, %true, %false, %false, %true, %sin, %cos : f32, f32, i1, i1, i1, i1, f32, f32
  }
}

