module {
  func.func @powf(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.mulf %arg0, %arg0 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = math.sqrt %arg0 : f32
    %4 = math.sqrt %arg0 : f32
    %5 = arith.divf %cst, %4 : f32
    %6 = arith.divf %cst, %arg0 : f32
    %7 = arith.mulf %arg0, %arg0 : f32
    %8 = arith.divf %cst, %7 : f32
    return %cst, %arg0, %0, %2, %3, %5, %6, %8 : f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @splat(%arg0: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>) {
    %cst = arith.constant dense<[2.000000e+00, 3.000000e+00]> : vector<2xf64>
    %0 = arith.mulf %arg0, %arg0 : vector<2xf64>
    %1 = math.log %arg0 : vector<2xf64>
    %2 = arith.mulf %1, %cst : vector<2xf64>
    %3 = math.exp %2 : vector<2xf64>
    return %0, %3 : vector<2xf64>, vector<2xf64>
  }
  func.func @fpowi(%arg0: f32) -> (f32, f32, f32, f32) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.mulf %1, %1 : f32
    %4 = arith.mulf %3, %2 : f32
    %5 = arith.mulf %arg0, %arg0 : f32
    %6 = arith.mulf %5, %arg0 : f32
    %7 = arith.cmpf oeq, %6, %cst_2 : f32
    %8 = arith.cmpf oeq, %6, %cst_1 : f32
    %9 = arith.divf %cst_3, %6 : f32
    %10 = arith.select %7, %cst_0, %9 : f32
    %11 = arith.select %8, %cst, %10 : f32
    return %cst_3, %arg0, %4, %11 : f32, f32, f32, f32
  }
}

