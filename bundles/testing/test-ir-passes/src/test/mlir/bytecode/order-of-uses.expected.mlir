module {
  func.func @uses(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg0 : i32
    %2 = arith.addi %0, %arg0 : i32
    %3 = arith.addi %1, %arg0 : i32
    "test.br"(%3)[^bb1] : (i32) -> ()
  ^bb1(%4: i32):  // pred: ^bb0
    %5 = arith.addi %4, %2 : i32
    return %5 : i32
  }
}

