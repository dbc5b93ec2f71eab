module {
  func.func @f(%arg0: i64, %arg1: i16) -> (i64, i16) {
    %c10_i64 = arith.constant 10 : i64
    %c10_i16 = arith.constant 10 : i16
    %0 = arith.minui %arg0, %c10_i64 : i64
    %1 = arith.minui %arg1, %c10_i16 : i16
    %2 = arith.trunci %0 : i64 to i32
    %3 = arith.addi %2, %2 : i32
    %4 = arith.extui %3 : i32 to i64
    %5 = arith.trunci %1 : i16 to i8
    %6 = arith.addi %5, %5 : i8
    %7 = arith.extui %6 : i8 to i16
    return %4, %7 : i64, i16
  }
}

