module {
  func.func @f(%arg0: f32, %arg1: i32) {
    %0 = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
    %1 = arith.negf %arg0 fastmath<fast> : f32
    %2 = arith.cmpf olt, %arg0, %arg0 fastmath<nnan,ninf> : f32
    %3 = arith.truncf %arg0 to_nearest_even fastmath<nnan,ninf> : f32 to f16
    %4 = arith.muli %arg1, %arg1 overflow<nuw> : i32
    %5 = arith.shli %arg1, %arg1 overflow<nsw> : i32
    return
  }
}

// -----
module {
  func.func @none(%arg0: f32, %arg1: f16) {
    %0 = arith.addf %arg0, %arg0 : f32
    %1 = arith.extf %arg1 fastmath<none> : f16 to f32
    return
  }
}

