module {
  func.func @mulh(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
    return %high, %high_1 : i32, i32
  }
}

