// RUN: --arith-int-narrowing=int-bitwidths-supported=8,16,32 --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Narrowed operations are reported.
func.func @f(%a: i8, %b: i8) -> i32 {
  %x = arith.extsi %a : i8 to i32
  %y = arith.extsi %b : i8 to i32
  // expected-remark @below {{computed with narrower integers}}
  %z = arith.addi %x, %y : i32
  return %z : i32
}
