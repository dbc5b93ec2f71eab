module {
  func.func @f(%arg0: i64, %arg1: i64) -> (i64, i64) {
    %c10_i64 = arith.constant 10 : i64
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.minui %arg0, %c10_i64 : i64
    %1 = arith.minui %arg1, %c200_i64 : i64
    %2 = arith.trunci %0 : i64 to i8
    %3 = arith.addi %2, %2 overflow<nsw, nuw> : i8
    %4 = arith.extui %3 : i8 to i64
    %5 = arith.trunci %0 : i64 to i8
    %6 = arith.trunci %1 : i64 to i8
    %7 = arith.addi %5, %6 overflow<nuw> : i8
    %8 = arith.extui %7 : i8 to i64
    return %4, %8 : i64, i64
  }
}

