module {
  func.func @f(%arg0: f80, %arg1: f128) -> (f80, f128) {
    %0 = math.exp %arg0 : f80
    %1 = math.exp %arg1 : f128
    return %0, %1 : f80, f128
  }
}

