module {
  func.func @f(%arg0: f32, %arg1: i8) -> (f32, f32, f32, f32, f16, i1, f32, f32, i1, i1) {
    %false = arith.constant false
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %0 = arith.maxnumf %arg0, %cst_0 fastmath<nnan> : f32
    %1 = arith.minnumf %arg0, %cst fastmath<nnan> : f32
    %2 = arith.sitofp %arg1 : i8 to f16
    %3 = arith.maximumf %arg0, %cst_1 : f32
    %4 = arith.mulf %arg0, %cst_1 : f32
    %5 = arith.cmpf false, %arg0, %arg0 : f32
    return %0, %arg0, %1, %arg0, %2, %false, %3, %4, %5, %false : f32, f32, f32, f32, f16, i1, f32, f32, i1, i1
  }
}

