// RUN: --int-range-optimizations --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Values with one possible number are reported, and remainders that are removed or not.
func.func @f(%a: i32, %i: index) -> (i32, i32, i1) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %x = arith.andi %a, %c7 : i32
  // expected-remark @below {{replaced by its operand, which is not negative and less than the divisor}}
  %r = arith.remui %x, %c8 : i32
  // expected-remark @below {{the remainder by 7 stays: its operand may be from 0 to 7}}
  %s = arith.remui %x, %c7 : i32
  // expected-remark @below {{replaced by the constant true, its only possible value}}
  %p = arith.cmpi ult, %x, %c8 : i32
  return %r, %s, %p : i32, i32, i1
}
