// RUN: --canonicalize
// Divisions by zero, overflowing divisions and too long shifts are left to run time.
func.func @ovf(%a: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c = arith.constant 100 : i8
  %z = arith.constant 0 : i8
  %d = arith.constant 9 : i8
  %m = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  %0 = arith.addi %c, %c : i8
  %1 = arith.divsi %c, %z : i8
  %2 = arith.divsi %m, %m1 : i8
  %3 = arith.shli %c, %d : i8
  %4 = arith.remsi %m, %m1 : i8
  %5 = arith.ceildivsi %m, %m1 : i8
  return %0,%1,%2,%3,%4,%5 : i8,i8,i8,i8,i8,i8
}
