module {
  func.func @f(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: vector<2xf8E5M2>) -> (f16, bf16, f32, vector<2xf8E5M2>) {
    %0 = arith.extf %arg3 fastmath<contract> : vector<2xf8E5M2> to vector<2xf64>
    %1 = arith.extf %arg1 fastmath<contract> : bf16 to f64
    %2 = math.exp %arg0 : f16
    %3 = math.exp %1 : f64
    %4 = arith.truncf %3 fastmath<contract> : f64 to bf16
    %5 = math.exp %arg2 : f32
    %6 = math.exp %0 : vector<2xf64>
    %7 = arith.truncf %6 fastmath<contract> : vector<2xf64> to vector<2xf8E5M2>
    return %2, %4, %5, %7 : f16, bf16, f32, vector<2xf8E5M2>
  }
}

