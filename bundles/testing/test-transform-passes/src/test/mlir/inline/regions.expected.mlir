module {
  func.func @inline_region() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.addi %c10_i32, %c10_i32 : i32
    return %0 : i32
  }
  func.func @two_calls(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func @other_arguments(%arg0: i32) -> i32 {
    %0 = "test.functional_region_op"() ({
      "test.return"() : () -> ()
    }) : () -> ((i32) -> i32)
    %1 = call_indirect %0(%arg0) : (i32) -> i32
    return %1 : i32
  }
}

