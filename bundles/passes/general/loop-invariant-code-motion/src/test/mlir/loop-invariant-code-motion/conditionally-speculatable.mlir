// RUN: --loop-invariant-code-motion

func.func @of_constant(%n: index, %one: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = scf.for %i = %one to %n step %one iter_args(%sum = %zero) -> i32 {
    %five = arith.constant 5 : i32
    %1 = "test.conditionally_speculatable_op"(%five) : (i32) -> i32
    %2 = "test.conditionally_speculatable_op"(%x) : (i32) -> i32
    %3 = arith.addi %1, %2 : i32
    %4 = arith.addi %sum, %3 : i32
    scf.yield %4 : i32
  }
  return %0 : i32
}
