module {
  func.func @hyperbolic(%arg0: f32) -> (f32, f32, f32) {
    %cst = arith.constant -2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %0 = math.exp %arg0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.subf %0, %2 : f32
    %4 = arith.mulf %3, %cst_2 : f32
    %5 = math.exp %arg0 : f32
    %6 = arith.negf %arg0 : f32
    %7 = math.exp %6 : f32
    %8 = arith.addf %5, %7 : f32
    %9 = arith.mulf %8, %cst_2 : f32
    %10 = arith.cmpf olt, %arg0, %cst_1 : f32
    %11 = arith.uitofp %10 : i1 to f32
    %12 = arith.mulf %11, %cst : f32
    %13 = arith.addf %12, %cst_0 : f32
    %14 = arith.mulf %13, %arg0 : f32
    %15 = arith.mulf %14, %cst : f32
    %16 = math.exp %15 : f32
    %17 = arith.subf %cst_0, %16 : f32
    %18 = arith.addf %16, %cst_0 : f32
    %19 = arith.divf %17, %18 : f32
    %20 = arith.mulf %13, %19 : f32
    return %4, %9, %20 : f32, f32, f32
  }
  func.func @inverse(%arg0: f64) -> (f64, f64, f64) {
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant -1.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %0 = arith.mulf %arg0, %arg0 : f64
    %1 = arith.addf %0, %cst_1 : f64
    %2 = math.sqrt %1 : f64
    %3 = arith.addf %arg0, %2 : f64
    %4 = math.log %3 : f64
    %5 = arith.mulf %arg0, %arg0 : f64
    %6 = arith.addf %5, %cst_0 : f64
    %7 = math.sqrt %6 : f64
    %8 = arith.addf %arg0, %7 : f64
    %9 = math.log %8 : f64
    %10 = arith.addf %arg0, %cst_1 : f64
    %11 = arith.negf %arg0 : f64
    %12 = arith.addf %11, %cst_1 : f64
    %13 = arith.divf %10, %12 : f64
    %14 = math.log %13 : f64
    %15 = arith.mulf %14, %cst : f64
    return %4, %9, %15 : f64, f64, f64
  }
  func.func @others(%arg0: f16, %arg1: vector<4xf32>, %arg2: tensor<?xf32>) -> (f16, vector<4xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 6.933590e-01 : f16
    %0 = arith.mulf %arg0, %cst_0 : f16
    %1 = math.exp %0 : f16
    %2 = math.sqrt %arg1 : vector<4xf32>
    %3 = arith.divf %cst, %2 : vector<4xf32>
    %4 = math.sin %arg2 : tensor<?xf32>
    %5 = math.cos %arg2 : tensor<?xf32>
    %6 = arith.divf %4, %5 : tensor<?xf32>
    return %1, %3, %6 : f16, vector<4xf32>, tensor<?xf32>
  }
  func.func @three_operands(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    return %1 : f32
  }
  func.func @kept(%arg0: f32) -> f32 {
    %0 = math.sin %arg0 : f32
    %1 = math.floor %0 : f32
    return %1 : f32
  }
}

