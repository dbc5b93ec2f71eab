module {
  func.func @sequences(%arg0: f16) -> f16 {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %1 = math.absf %0 : f32
    %2 = arith.truncf %1 fastmath<contract> : f32 to f16
    %3 = arith.extf %2 fastmath<contract> : f16 to f32
    %4 = math.sin %3 fastmath<nsz> : f32
    %5 = arith.truncf %4 fastmath<contract> : f32 to f16
    return %5 : f16
  }
  func.func @types(%arg0: f8E5M2, %arg1: vector<2xbf16>, %arg2: tensor<?x2xf16>, %arg3: vector<[4]xf16>, %arg4: tensor<*xf16>) -> (f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, tensor<*xf16>) {
    %0 = arith.extf %arg3 fastmath<contract> : vector<[4]xf16> to vector<[4]xf32>
    %1 = arith.extf %arg2 fastmath<contract> : tensor<?x2xf16> to tensor<?x2xf32>
    %2 = arith.extf %arg1 fastmath<contract> : vector<2xbf16> to vector<2xf32>
    %3 = arith.extf %arg0 fastmath<contract> : f8E5M2 to f32
    %4 = math.sin %3 : f32
    %5 = arith.truncf %4 fastmath<contract> : f32 to f8E5M2
    %6 = math.sin %2 : vector<2xf32>
    %7 = arith.truncf %6 fastmath<contract> : vector<2xf32> to vector<2xbf16>
    %8 = math.sin %1 : tensor<?x2xf32>
    %9 = arith.truncf %8 fastmath<contract> : tensor<?x2xf32> to tensor<?x2xf16>
    %10 = math.sin %0 : vector<[4]xf32>
    %11 = arith.truncf %10 fastmath<contract> : vector<[4]xf32> to vector<[4]xf16>
    return %5, %7, %9, %11, %arg4 : f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, tensor<*xf16>
  }
  func.func @ops(%arg0: f16, %arg1: i32) -> (f16, f16, f16, i32, f16, f16) {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %1 = math.fpowi %0, %arg1 : f32, i32
    %2 = arith.truncf %1 fastmath<contract> : f32 to f16
    %3 = arith.extf %2 fastmath<contract> : f16 to f32
    %4 = math.atan2 %0, %3 : f32
    %5 = arith.truncf %4 fastmath<contract> : f32 to f16
    %6 = arith.extf %5 fastmath<contract> : f16 to f32
    %7 = math.powf %6, %0 : f32
    %8 = arith.truncf %7 fastmath<contract> : f32 to f16
    %9 = math.ctpop %arg1 : i32
    %10 = math.fma %arg0, %arg0, %8 : f16
    %11 = arith.extf %10 fastmath<contract> : f16 to f32
    %12 = arith.addf %arg0, %10 : f16
    %13 = math.absf %11 : f32
    %14 = arith.truncf %13 fastmath<contract> : f32 to f16
    %15 = arith.extf %14 fastmath<contract> : f16 to f32
    %16 = math.copysign %0, %15 {x} : f32
    %17 = arith.truncf %16 fastmath<contract> : f32 to f16
    return %2, %5, %8, %9, %12, %17 : f16, f16, f16, i32, f16, f16
  }
  func.func @kept(%arg0: f32, %arg1: f64, %arg2: vector<4xf64>) -> (f32, f64, vector<4xf64>) {
    %0 = math.sin %arg0 : f32
    %1 = math.sin %arg1 : f64
    %2 = math.sin %arg2 : vector<4xf64>
    return %0, %1, %2 : f32, f64, vector<4xf64>
  }
  func.func @new(%arg0: f16) -> (f16, f16, i1, f16) {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %sin, %cos = math.sincos %0 : f32
    %1 = arith.truncf %sin fastmath<contract> : f32 to f16
    %2 = arith.extf %1 fastmath<contract> : f16 to f32
    %3 = arith.truncf %cos fastmath<contract> : f32 to f16
    %4 = arith.extf %3 fastmath<contract> : f16 to f32
    %5 = math.isnan %0 : f32
    %6 = math.clampf %0 to [%2, %4] : f32
    %7 = arith.truncf %6 fastmath<contract> : f32 to f16
    return %1, %3, %5, %7 : f16, f16, i1, f16
  }
  func.func @const() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    %0 = arith.extf %cst fastmath<contract> : f16 to f32
    %1 = math.sin %0 : f32
    %2 = arith.truncf %1 fastmath<contract> : f32 to f16
    return %2 : f16
  }
  func.func @dead(%arg0: f16) {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %1 = math.sin %0 : f32
    %2 = arith.truncf %1 fastmath<contract> : f32 to f16
    return
  }
  func.func @scf(%arg0: f16, %arg1: i1) -> f16 {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %1 = scf.if %arg1 -> (f16) {
      %2 = math.cos %0 : f32
      %3 = arith.truncf %2 fastmath<contract> : f32 to f16
      scf.yield %3 : f16
    } else {
      %2 = math.tan %0 : f32
      %3 = arith.truncf %2 fastmath<contract> : f32 to f16
      scf.yield %3 : f16
    }
    return %1 : f16
  }
}

