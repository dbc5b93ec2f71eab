// RUN: --test-trait-folder
// Operations are folded by what their traits state.
func.func @testSingleIdempotent(%arg0 : i32) -> i32 {
  %0 = "test.op_idempotent_trait"(%arg0) {x}: (i32) -> i32
  %1 = "test.op_idempotent_trait"(%0): (i32) -> i32
  %2 = "test.op_involution_trait_no_operation_fold"(%1) : (i32) -> i32
  %3 = "test.op_involution_trait_no_operation_fold"(%2) : (i32) -> i32
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  %e = arith.addi %d, %3 : i32
  return %e: i32
}
