module {
  func.func @uplift_while(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      "test.test1"(%arg3) : (index) -> ()
      %7 = arith.addi %arg3, %arg2 : index
      "test.test2"(%7) : (index) -> ()
    }
    %0 = arith.subi %arg2, %c1 : index
    %1 = arith.subi %arg1, %arg0 : index
    %2 = arith.addi %1, %0 : index
    %3 = arith.divsi %2, %arg2 : index
    %4 = arith.maxsi %3, %c0 : index
    %5 = arith.muli %4, %arg2 : index
    %6 = arith.addi %arg0, %5 : index
    return %6 : index
  }
  func.func @i64(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.subi %arg2, %c1_i64 : i64
    %1 = arith.subi %arg1, %arg0 : i64
    %2 = arith.addi %1, %0 : i64
    %3 = arith.divsi %2, %arg2 : i64
    %4 = arith.maxsi %3, %c0_i64 : i64
    %5 = arith.muli %4, %arg2 : i64
    %6 = arith.addi %arg0, %5 : i64
    return %6 : i64
  }
}

