// RUN: --canonicalize
// Constants stand at the start of the function, each once; those that folding makes come before the others.
func.func @constants(%c: i1, %x: i32) -> (i32, i32, i32, i64) {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.constant 2 : i32
  %2 = arith.constant 1 : i32
  %3 = arith.addi %2, %1 : i32
  %4 = arith.constant 1 : i64
  return %2, %3, %1, %4 : i32, i32, i32, i64
^bb2:
  %5 = arith.addi %0, %x : i32
  %6 = arith.constant 7 : i64
  return %5, %5, %0, %6 : i32, i32, i32, i64
}
