module {
  func.func @maxnum(%arg0: f32) -> (f32, f32) {
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = arith.maxnumf %arg0, %cst_0 : f32
    %1 = arith.minnumf %arg0, %cst : f32
    return %0, %1 : f32, f32
  }
}

