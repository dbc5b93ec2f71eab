module {
  func.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> (i64, i64) {
    %c40_i64 = arith.constant 40 : i64
    %c3_i64 = arith.constant 3 : i64
    %c100_i64 = arith.constant 100 : i64
    %0 = arith.minui %arg0, %c100_i64 : i64
    %1 = arith.minui %arg1, %c40_i64 : i64
    %2 = arith.minui %arg2, %c3_i64 : i64
    %3 = arith.trunci %0 : i64 to i48
    %4 = arith.trunci %1 : i64 to i48
    %5 = arith.shrui %3, %4 : i48
    %6 = arith.extui %5 : i48 to i64
    %7 = arith.trunci %0 : i64 to i8
    %8 = arith.trunci %2 : i64 to i8
    %9 = arith.shrsi %7, %8 : i8
    %10 = arith.extui %9 : i8 to i64
    return %6, %10 : i64, i64
  }
}

