// RUN: --sccp --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Values that are always the same constant are reported, but not the constants themselves.
func.func private @callee(%x: i32) -> i32 {
  // expected-remark @below {{replaced by the constant 2 : i32}}
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%c: i1, %n: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  // expected-remark @below {{replaced by the constant 1 : i32}}
  %r = scf.if %c -> i32 {
    scf.yield %c1 : i32
  } else {
    scf.yield %c1 : i32
  }
  // expected-remark @below {{replaced by the constant 2 : i32}}
  %s = call @callee(%c1) : (i32) -> i32
  %t = arith.addi %s, %n : i32
  return %r, %t : i32, i32
}
