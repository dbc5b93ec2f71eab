module {
  func.func @sine_first(%arg0: f32) -> (f32, f32) {
    %sin, %cos = math.sincos %arg0 : f32
    return %sin, %cos : f32, f32
  }
  func.func @cosine_first(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %sin, %cos = math.sincos %arg0 : vector<4xf32>
    %0 = arith.addf %cos, %cos : vector<4xf32>
    return %0, %sin : vector<4xf32>, vector<4xf32>
  }
  func.func @flags(%arg0: f64) -> (f64, f64) {
    %sin, %cos = math.sincos %arg0 fastmath<nnan,contract> : f64
    return %sin, %cos : f64, f64
  }
  func.func @many(%arg0: f32) -> (f32, f32, f32, f32, f32) {
    %sin, %cos = math.sincos %arg0 : f32
    %sin_0, %cos_1 = math.sincos %arg0 : f32
    %0 = math.cos %arg0 : f32
    return %cos, %sin_0, %cos_1, %sin, %0 : f32, f32, f32, f32, f32
  }
  func.func @in_region(%arg0: f32, %arg1: i1) -> f32 {
    %0 = scf.if %arg1 -> (f32) {
      %sin, %cos = math.sincos %arg0 : f32
      %1 = arith.addf %cos, %sin : f32
      scf.yield %1 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
}

