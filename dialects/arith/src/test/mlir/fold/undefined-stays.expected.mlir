module {
  func.func @ovf(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
    %c100_i8 = arith.constant 100 : i8
    %c0_i8 = arith.constant 0 : i8
    %c9_i8 = arith.constant 9 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c-56_i8 = arith.constant -56 : i8
    %0 = arith.divsi %c100_i8, %c0_i8 : i8
    %1 = arith.divsi %c-128_i8, %c-1_i8 : i8
    %2 = arith.shli %c100_i8, %c9_i8 : i8
    %3 = arith.ceildivsi %c-128_i8, %c-1_i8 : i8
    return %c-56_i8, %0, %1, %2, %c0_i8, %3 : i8, i8, i8, i8, i8, i8
  }
}

