module {
  func.func @f(%arg0: f32, %arg1: index) -> f32 {
    %0 = arith.index_cast %arg1 : index to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.log %arg0 : f32
    %3 = arith.mulf %1, %2 : f32
    %4 = math.exp %3 : f32
    return %4 : f32
  }
}

