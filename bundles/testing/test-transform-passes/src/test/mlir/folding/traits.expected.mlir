module {
  func.func @testSingleIdempotent(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = "test.op_idempotent_trait"(%arg0) {x} : (i32) -> i32
    %1 = arith.addi %0, %c2_i32 : i32
    return %1 : i32
  }
}

