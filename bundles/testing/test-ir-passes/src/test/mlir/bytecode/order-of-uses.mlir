// RUN: --test-verify-uselistorder="rng-seed=3"
// Uses in a random order are in the same order after reading; the program is the same.

func.func @uses(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %a : i32
  %3 = arith.addi %1, %a : i32
  "test.br"(%3)[^end] : (i32) -> ()
^end(%x: i32):
  %4 = arith.addi %x, %2 : i32
  return %4 : i32
}
