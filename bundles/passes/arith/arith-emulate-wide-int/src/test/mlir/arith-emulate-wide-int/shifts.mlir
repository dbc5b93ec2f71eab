// RUN: --arith-emulate-wide-int=widest-int-supported=32

// Shifts select between a distance of less and of more than the width of a half.
func.func @shli(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}
func.func @shrui(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}
func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}
