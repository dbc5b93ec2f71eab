module {
  func.func @of_constant(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = "test.conditionally_speculatable_op"(%c5_i32) : (i32) -> i32
    %1 = scf.for %arg3 = %arg1 to %arg0 step %arg1 iter_args(%arg4 = %c0_i32) -> (i32) {
      %2 = "test.conditionally_speculatable_op"(%arg2) : (i32) -> i32
      %3 = arith.addi %0, %2 : i32
      %4 = arith.addi %arg4, %3 : i32
      scf.yield %4 : i32
    }
    return %1 : i32
  }
}

