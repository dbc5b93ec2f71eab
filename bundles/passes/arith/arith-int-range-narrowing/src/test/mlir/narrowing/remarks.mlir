// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8 --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Narrowed operations are reported.
func.func @f(%a: i64) -> i64 {
  %c10 = arith.constant 10 : i64
  %x = arith.minui %a, %c10 : i64
  // expected-remark @below {{computed with narrower integers}}
  %0 = arith.addi %x, %x : i64
  return %0 : i64
}
