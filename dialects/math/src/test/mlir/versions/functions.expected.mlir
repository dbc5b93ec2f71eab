module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = math.clampf %arg0 to [%arg0, %arg0] : f32
    %1 = math.erfc %arg0 fastmath<fast> : f32
    %2 = math.isfinite %arg0 : f32
    %3 = math.isinf %arg1 : vector<4xf32>
    %4 = math.isnan %arg0 : f32
    %5 = math.isnormal %arg0 : f32
    %sin, %cos = math.sincos %arg0 : f32
    return
  }
}

