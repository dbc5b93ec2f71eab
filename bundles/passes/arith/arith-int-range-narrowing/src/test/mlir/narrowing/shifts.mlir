// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8,16,48
// REFERENCE: takes types with fewer bits than the distance of a shift
// A shift needs a type with more bits than its distance.
func.func @f(%a: i64, %b: i64, %c: i64) -> (i64, i64) {
  %c40 = arith.constant 40 : i64
  %c3 = arith.constant 3 : i64
  %c100 = arith.constant 100 : i64
  %x = arith.minui %a, %c100 : i64
  %y = arith.minui %b, %c40 : i64
  %z = arith.minui %c, %c3 : i64
  %0 = arith.shrui %x, %y : i64
  %1 = arith.shrsi %x, %z : i64
  return %0, %1 : i64, i64
}
