// RUN: --canonicalize
// Rounding up and down, and what is too close to the smallest number.
func.func @div(%a: i8) -> (i8, i8, i8, i8, i8, i8) {
  %m = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  %c7 = arith.constant 7 : i8
  %c2 = arith.constant 2 : i8
  %cm7 = arith.constant -7 : i8
  %0 = arith.ceildivsi %m, %c2 : i8
  %1 = arith.ceildivsi %m, %cm7 : i8
  %2 = arith.floordivsi %cm7, %c2 : i8
  %3 = arith.floordivsi %m, %m1 : i8
  %4 = arith.ceildivui %m, %c7 : i8
  %5 = arith.ceildivsi %c7, %m : i8
  return %0,%1,%2,%3,%4,%5 : i8,i8,i8,i8,i8,i8
}
