module {
  func.func @signed(%arg0: i64, %arg1: i64) -> (i64, i64, i1, i1) {
    %c1_i8 = arith.constant 1 : i8
    %c5_i64 = arith.constant 5 : i64
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.minui %arg0, %c200_i64 : i64
    %1 = arith.minui %arg1, %c5_i64 : i64
    %2 = arith.trunci %1 : i64 to i8
    %3 = arith.maxui %2, %c1_i8 : i8
    %4 = arith.extui %3 : i8 to i64
    %5 = arith.trunci %0 : i64 to i16
    %6 = arith.trunci %4 : i64 to i16
    %7 = arith.divsi %5, %6 : i16
    %8 = arith.extui %7 : i16 to i64
    %9 = arith.trunci %0 : i64 to i16
    %10 = arith.trunci %4 : i64 to i16
    %11 = arith.maxsi %9, %10 : i16
    %12 = arith.extui %11 : i16 to i64
    %13 = arith.trunci %0 : i64 to i16
    %14 = arith.trunci %4 : i64 to i16
    %15 = arith.cmpi slt, %13, %14 : i16
    %16 = arith.trunci %0 : i64 to i8
    %17 = arith.cmpi ult, %16, %3 : i8
    return %8, %12, %15, %17 : i64, i64, i1, i1
  }
  func.func @unsigned(%arg0: i64) -> i64 {
    %c7_i64 = arith.constant 7 : i64
    %c100_i64 = arith.constant 100 : i64
    %c-100_i64 = arith.constant -100 : i64
    %0 = arith.minsi %arg0, %c100_i64 : i64
    %1 = arith.maxsi %0, %c-100_i64 : i64
    %2 = arith.remui %1, %c7_i64 : i64
    return %2 : i64
  }
}

