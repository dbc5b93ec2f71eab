module {
  func.func @flags(%arg0: f32) -> (f32, f32) {
    %0 = math.sin %arg0 fastmath<nnan> : f32
    %1 = math.cos %arg0 : f32
    return %0, %1 : f32, f32
  }
  func.func @numbers(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %0 = math.sin %arg0 : f32
    %1 = math.cos %arg1 : f32
    return %0, %1 : f32, f32
  }
  func.func @blocks(%arg0: f32) -> (f32, f32) {
    %0 = math.sin %arg0 : f32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = math.cos %arg0 : f32
    return %0, %1 : f32, f32
  }
  func.func @siblings(%arg0: f32, %arg1: i1) -> f32 {
    %0 = scf.if %arg1 -> (f32) {
      %1 = math.cos %arg0 : f32
      scf.yield %1 : f32
    } else {
      %1 = math.sin %arg0 : f32
      scf.yield %1 : f32
    }
    return %0 : f32
  }
}

