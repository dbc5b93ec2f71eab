module {
  func.func @div(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
    %c19_i8 = arith.constant 19 : i8
    %c-4_i8 = arith.constant -4 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c7_i8 = arith.constant 7 : i8
    %c2_i8 = arith.constant 2 : i8
    %c-7_i8 = arith.constant -7 : i8
    %0 = arith.ceildivsi %c-128_i8, %c2_i8 : i8
    %1 = arith.ceildivsi %c-128_i8, %c-7_i8 : i8
    %2 = arith.floordivsi %c-128_i8, %c-1_i8 : i8
    %3 = arith.ceildivsi %c7_i8, %c-128_i8 : i8
    return %0, %1, %c-4_i8, %2, %c19_i8, %3 : i8, i8, i8, i8, i8, i8
  }
}

