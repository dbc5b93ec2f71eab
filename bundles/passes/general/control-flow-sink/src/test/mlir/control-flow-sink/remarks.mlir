// RUN: --control-flow-sink --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Operations that move into a region are reported, and those that do not because of their effects.
func.func @f(%c: i1, %a: i32, %m: memref<i32>) -> i32 {
  // expected-remark @below {{moved into the only region that uses it}}
  %x = arith.addi %a, %a : i32
  // expected-remark @below {{not moved into the only region that uses it: it may have memory effects}}
  %y = memref.load %m[] : memref<i32>
  // expected-note @below {{the operation with the region}}
  %r = scf.if %c -> i32 {
    %s = arith.addi %x, %y : i32
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
