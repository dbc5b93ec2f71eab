// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8,16
// REFERENCE: takes any type that holds the numbers as signed or as unsigned ones, where they are other numbers
// Signed operations need types that hold the numbers as signed ones, unsigned quotients as unsigned ones.
func.func @signed(%a: i64, %b: i64) -> (i64, i64, i1, i1) {
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : i64
  %c200 = arith.constant 200 : i64
  %x = arith.minui %a, %c200 : i64
  %y0 = arith.minui %b, %c5 : i64
  %y = arith.maxui %y0, %c1 : i64
  %0 = arith.divsi %x, %y : i64
  %1 = arith.maxsi %x, %y : i64
  %2 = arith.cmpi slt, %x, %y : i64
  %3 = arith.cmpi ult, %x, %y : i64
  return %0, %1, %2, %3 : i64, i64, i1, i1
}
func.func @unsigned(%a: i64) -> i64 {
  %c7 = arith.constant 7 : i64
  %c100 = arith.constant 100 : i64
  %n100 = arith.constant -100 : i64
  %x0 = arith.minsi %a, %c100 : i64
  %x = arith.maxsi %x0, %n100 : i64
  %0 = arith.remui %x, %c7 : i64
  return %0 : i64
}
