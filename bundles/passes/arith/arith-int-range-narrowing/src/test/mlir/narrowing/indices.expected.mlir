module {
  func.func @loop(%arg0: index) -> index {
    %c2_i8 = arith.constant 2 : i8
    %c1_i8 = arith.constant 1 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %0 = scf.for %arg1 = %c0 to %c10 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %1 = arith.index_castui %arg1 : index to i8
      %2 = arith.addi %1, %c1_i8 : i8
      %3 = arith.muli %2, %c2_i8 : i8
      %4 = arith.muli %2, %3 : i8
      %5 = arith.index_castui %4 : i8 to index
      scf.yield %5 : index
    }
    return %0 : index
  }
  func.func @negative(%arg0: index) -> index {
    %c2_i8 = arith.constant 2 : i8
    %c10 = arith.constant 10 : index
    %c-5 = arith.constant -5 : index
    %0 = arith.minsi %arg0, %c10 : index
    %1 = arith.maxsi %0, %c-5 : index
    %2 = arith.index_cast %1 : index to i8
    %3 = arith.muli %2, %c2_i8 : i8
    %4 = arith.index_cast %3 : i8 to index
    return %4 : index
  }
}

