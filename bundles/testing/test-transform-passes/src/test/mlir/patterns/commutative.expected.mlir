module {
  func.func @test_small_pattern_1(%arg0: i32) -> i32 {
    %c45_i32 = arith.constant 45 : i32
    %0 = "test.addi"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = arith.subi %c45_i32, %arg0 : i32
    %2 = arith.muli %arg0, %1 : i32
    %3 = arith.muli %2, %1 : i32
    %4 = "test.y"(%0, %2) : (i32, i32) -> i32
    %5 = arith.addi %0, %4 : i32
    %6 = "test.op_large_commutative"(%arg0, %5, %2, %3, %1, %4, %c45_i32) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %7 = "test.op_large_commutative"(%arg0, %2, %1, %0, %4, %4, %c45_i32) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %8 = "test.op_commutative"(%5, %3, %6, %7) : (i32, i32, i32, i32) -> i32
    return %6 : i32
  }
}

