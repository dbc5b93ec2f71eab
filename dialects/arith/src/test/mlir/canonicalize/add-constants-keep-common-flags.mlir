// RUN: --canonicalize
// Two added constants become one; only the promises of both additions are kept.
func.func @add1(%a: i32) -> (i32, i32) {
  %c1 = arith.constant 5 : i32
  %c2 = arith.constant 7 : i32
  %0 = arith.addi %a, %c1 overflow<nsw,nuw> : i32
  %1 = arith.addi %0, %c2 overflow<nsw> : i32
  %2 = arith.addi %0, %c2 : i32
  return %1, %2: i32, i32
}
