module {
  func.func @x(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
    %c9_i32 = arith.constant 9 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.subi %c0_i32, %arg1 overflow<nsw> : i32
    %3 = arith.muli %arg0, %c9_i32 overflow<nuw> : i32
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }
}

