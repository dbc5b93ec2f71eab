module {
  func.func @f(%arg0: f32, %arg1: i1) -> (f32, f32) {
    %0 = math.sin %arg0 : f32
    %1 = scf.if %arg1 -> (f32) {
      %2 = math.cos %arg0 : f32
      scf.yield %2 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0, %1 : f32, f32
  }
}

