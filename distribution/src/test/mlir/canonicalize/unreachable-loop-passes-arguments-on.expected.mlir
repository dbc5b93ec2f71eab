module {
  func.func @f(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    return %c2_i64 : i64
  }
}

