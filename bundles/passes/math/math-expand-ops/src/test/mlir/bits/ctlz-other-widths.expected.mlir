module {
  func.func @f(%arg0: i5) -> i5 {
    %c5_i5 = arith.constant 5 : i5
    %c15_i5 = arith.constant 15 : i5
    %c7_i5 = arith.constant 7 : i5
    %c2_i5 = arith.constant 2 : i5
    %c0_i5 = arith.constant 0 : i5
    %c4_i5 = arith.constant 4 : i5
    %c1_i5 = arith.constant 1 : i5
    %0 = arith.cmpi ule, %arg0, %c1_i5 : i5
    %1 = arith.shli %arg0, %c4_i5 : i5
    %2 = arith.select %0, %1, %arg0 : i5
    %3 = arith.select %0, %c4_i5, %c0_i5 : i5
    %4 = arith.cmpi ule, %2, %c7_i5 : i5
    %5 = arith.addi %3, %c2_i5 : i5
    %6 = arith.shli %2, %c2_i5 : i5
    %7 = arith.select %4, %6, %2 : i5
    %8 = arith.select %4, %5, %3 : i5
    %9 = arith.cmpi ule, %7, %c15_i5 : i5
    %10 = arith.addi %8, %c1_i5 : i5
    %11 = arith.select %9, %10, %8 : i5
    %12 = arith.cmpi eq, %arg0, %c0_i5 : i5
    %13 = arith.select %12, %c5_i5, %11 : i5
    return %13 : i5
  }
}

