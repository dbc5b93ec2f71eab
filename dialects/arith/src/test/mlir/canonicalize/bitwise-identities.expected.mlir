module {
  func.func @bit(%arg0: i8, %arg1: i8) -> (i8, i8, i8, i8, i8, i8) {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.andi %arg0, %arg1 : i8
    return %c0_i8, %c-1_i8, %c-1_i8, %arg1, %arg0, %0 : i8, i8, i8, i8, i8, i8
  }
}

