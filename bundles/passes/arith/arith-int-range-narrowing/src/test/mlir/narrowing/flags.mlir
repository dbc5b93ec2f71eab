// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8
// REFERENCE: keeps 'nsw' for sums that overflow as signed numbers in the narrower type
// A flag that the narrower operation would not keep is dropped.
func.func @f(%a: i64, %b: i64) -> (i64, i64) {
  %c10 = arith.constant 10 : i64
  %c200 = arith.constant 200 : i64
  %x = arith.minui %a, %c10 : i64
  %y = arith.minui %b, %c200 : i64
  %0 = arith.addi %x, %x overflow<nsw, nuw> : i64
  %1 = arith.addi %x, %y overflow<nsw, nuw> : i64
  return %0, %1 : i64, i64
}
