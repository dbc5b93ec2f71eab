// RUN: --canonicalize
// Complements, repeated operands and absorbed conjunctions.
func.func @bit(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8) {
  %m1 = arith.constant -1 : i8
  %na = arith.xori %a, %m1 : i8
  %0 = arith.andi %a, %na : i8
  %1 = arith.ori %na, %a : i8
  %2 = arith.xori %na, %a : i8
  %x = arith.xori %a, %b : i8
  %3 = arith.xori %x, %a : i8
  %4 = arith.xori %b, %x : i8
  %y = arith.andi %a, %b : i8
  %5 = arith.andi %y, %b : i8
  return %0,%1,%2,%3,%4,%5 : i8,i8,i8,i8,i8,i8
}
