module {
  func.func @f(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
    // %arg0 is used by %1
    // %arg1 is used by %1
    %c5_i32 = arith.constant 5 : i32 // users: %3, %2, %1, %4
    %1 = arith.select %arg0, %arg1, %c5_i32 : i32 // users: %3, %2, %4
    %2 = arith.addi %1, %c5_i32 : i32 // user: %5
    %3 = arith.muli %1, %c5_i32 : i32 // user: %5
    %4 = arith.subi %1, %c5_i32 : i32 // user: %5
    return %2, %3, %4 : i32, i32, i32 // id: %5
  }
}

