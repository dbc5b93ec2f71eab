module {
  func.func @add1(%arg0: i32) -> (i32, i32) {
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.addi %arg0, %c12_i32 overflow<nsw> : i32
    %1 = arith.addi %arg0, %c12_i32 : i32
    return %0, %1 : i32, i32
  }
}

