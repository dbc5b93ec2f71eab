module {
  func.func @unsigned(%arg0: i64, %arg1: i64) -> (i64, i64) {
    %c10_i64 = arith.constant 10 : i64
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.minui %arg0, %c10_i64 : i64
    %1 = arith.minui %arg1, %c200_i64 : i64
    %2 = arith.trunci %0 : i64 to i8
    %3 = arith.trunci %1 : i64 to i8
    %4 = arith.addi %2, %3 {x} : i8
    %5 = arith.extui %4 : i8 to i64
    %6 = arith.trunci %0 : i64 to i16
    %7 = arith.trunci %1 : i64 to i16
    %8 = arith.muli %6, %7 : i16
    %9 = arith.extui %8 : i16 to i64
    return %5, %9 : i64, i64
  }
  func.func @signed(%arg0: i64) -> (i64, i1) {
    %c10_i8 = arith.constant 10 : i8
    %c10_i64 = arith.constant 10 : i64
    %c-10_i64 = arith.constant -10 : i64
    %0 = arith.minsi %arg0, %c10_i64 : i64
    %1 = arith.maxsi %0, %c-10_i64 : i64
    %2 = arith.trunci %1 : i64 to i8
    %3 = arith.addi %2, %2 : i8
    %4 = arith.extsi %3 : i8 to i64
    %5 = arith.cmpi slt, %3, %c10_i8 : i8
    return %4, %5 : i64, i1
  }
  func.func @chain(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i8 = arith.constant 1 : i8
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.minui %arg0, %c10_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    %2 = arith.maxsi %1, %c1_i8 : i8
    %3 = arith.trunci %0 : i32 to i8
    %4 = arith.divsi %3, %2 : i8
    %5 = arith.extui %4 : i8 to i32
    return %5 : i32
  }
  func.func @unknown(%arg0: i64, %arg1: i64) -> (i64, i1) {
    %c10_i64 = arith.constant 10 : i64
    %0 = arith.minui %arg0, %c10_i64 : i64
    %1 = arith.addi %0, %arg1 : i64
    %2 = arith.cmpi eq, %1, %0 : i64
    return %1, %2 : i64, i1
  }
}

