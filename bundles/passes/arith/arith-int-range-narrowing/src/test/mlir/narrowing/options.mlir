// RUN: --arith-int-range-narrowing=int-bitwidths-supported=32,8
// The supported types are tried in the order of the option.
func.func @f(%a: i64, %b: i16) -> (i64, i16) {
  %c10 = arith.constant 10 : i64
  %d10 = arith.constant 10 : i16
  %x = arith.minui %a, %c10 : i64
  %y = arith.minui %b, %d10 : i16
  %0 = arith.addi %x, %x : i64
  %1 = arith.addi %y, %y : i16
  return %0, %1 : i64, i16
}
