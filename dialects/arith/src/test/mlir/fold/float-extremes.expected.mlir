module {
  func.func @f(%arg0: f32, %arg1: i8) -> (f32, f32, f32, f32, f16, i1, f32, f32, i1, i1) {
    %false = arith.constant false
    %cst = arith.constant 0x7FC00000 : f32
    %0 = arith.sitofp %arg1 : i8 to f16
    %1 = arith.maximumf %arg0, %cst : f32
    %2 = arith.mulf %arg0, %cst : f32
    %3 = arith.cmpf false, %arg0, %arg0 : f32
    return %arg0, %arg0, %arg0, %arg0, %0, %false, %1, %2, %3, %false : f32, f32, f32, f32, f16, i1, f32, f32, i1, i1
  }
}

