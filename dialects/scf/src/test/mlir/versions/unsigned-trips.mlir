// RUN: --canonicalize
func.func @f(%a: i8, %b: i8) -> (i8, i8) {
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %c200 = arith.constant 200 : i8
  %0 = scf.for unsigned %i = %c100 to %c200 step %c1 iter_args(%x = %a) -> (i8) : i8 {
    %y = arith.addi %x, %i : i8
    scf.yield %y : i8
  }
  %1 = scf.for unsigned %i = %c200 to %c100 step %c1 iter_args(%x = %a) -> (i8) : i8 {
    %y = arith.addi %x, %i : i8
    scf.yield %y : i8
  }
  return %0, %1 : i8, i8
}
