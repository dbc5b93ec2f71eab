module {
  func.func @constants(%arg0: i1, %arg1: i32) -> (i32, i32, i32, i64) {
    %c3_i32 = arith.constant 3 : i32
    %c7_i64 = arith.constant 7 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32, %c3_i32, %c2_i32, %c1_i64 : i32, i32, i32, i64
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %arg1, %c1_i32 : i32
    return %0, %0, %c1_i32, %c7_i64 : i32, i32, i32, i64
  }
}

