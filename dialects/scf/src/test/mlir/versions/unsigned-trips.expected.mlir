module {
  func.func @f(%arg0: i8, %arg1: i8) -> (i8, i8) {
    %c1_i8 = arith.constant 1 : i8
    %c100_i8 = arith.constant 100 : i8
    %c-56_i8 = arith.constant -56 : i8
    %0 = scf.for unsigned %arg2 = %c100_i8 to %c-56_i8 step %c1_i8 iter_args(%arg3 = %arg0) -> (i8)  : i8 {
      %1 = arith.addi %arg3, %arg2 : i8
      scf.yield %1 : i8
    }
    return %0, %arg0 : i8, i8
  }
}

