module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
    %1 = arith.mulf %arg1, %arg2 fastmath<nnan,contract> : f32
    %2 = math.fma %arg0, %arg1, %1 fastmath<contract> : f32
    %3 = math.fma %arg0, %arg1, %0 fastmath<contract> : f32
    %4 = arith.addf %1, %arg2 fastmath<nnan> : f32
    return %2, %3, %4 : f32, f32, f32
  }
  func.func @v(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : vector<4xf32>
    return %0 : vector<4xf32>
  }
}

