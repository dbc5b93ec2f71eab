module {
  func.func @f(%arg0: i32) -> (i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %true = arith.constant true
    %0 = arith.addi %arg0, %arg0 : i32
    "test.use"(%c1_i32, %c1_i32) : (i32, i32) -> ()
    "test.branch"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %arg0, %c7_i32 : i32
    %2 = arith.select %true, %1, %arg0 : i32
    "test.region"(%c6_i32) ({
      %c6_i32_0 = arith.constant 6 : i32
      "test.use"(%c6_i32_0) : (i32) -> ()
    }) : (i32) -> ()
    return %1, %2 : i32, i32
  }
}

