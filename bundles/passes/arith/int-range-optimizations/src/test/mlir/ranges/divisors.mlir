// RUN: --int-range-optimizations
// A division by zero has no result, so unsigned quotients are at most the dividend and remainders less than the divisor.
func.func @f(%a: i32, %b: i32) -> (i1, i1, i1, i1) {
  %c10 = arith.constant 10 : i32
  %c200 = arith.constant 200 : i32
  %x = arith.minui %a, %c200 : i32
  %y = arith.minui %b, %c10 : i32
  %0 = arith.divui %x, %y : i32
  %1 = arith.cmpi ule, %0, %c200 : i32
  %2 = arith.ceildivui %x, %y : i32
  %3 = arith.cmpi ule, %2, %c200 : i32
  %4 = arith.remui %x, %y : i32
  %5 = arith.cmpi ult, %4, %c10 : i32
  %6 = arith.remui %y, %b : i32
  %7 = arith.cmpi ule, %6, %c10 : i32
  return %1, %3, %5, %7 : i1, i1, i1, i1
}
