// RUN: --pass-pipeline="builtin.module(canonicalize{max-iterations=0 test-convergence})"
// Nothing is done, and that is no failure.
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
