// RUN: --remove-dead-values --remarks --verify-diagnostics
// REFERENCE: has no remarks
// What is removed is reported, and unused arguments that are not, with the reason.
// expected-remark @below {{1 argument and 1 result are removed: nothing needs them}}
func.func private @callee(%used: i32, %unused: i32) -> (i32, i32) {
  // expected-remark @below {{erased: it has no effects, and nothing needs its results}}
  %x = arith.addi %unused, %unused : i32
  return %used, %x : i32, i32
}
// expected-remark @below {{1 unused argument stays: the function is public}}
func.func @f(%a: i32, %b: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = call @callee(%a, %a) : (i32, i32) -> (i32, i32)
  // expected-remark @below {{1 argument and 1 result are removed: nothing needs them}}
  %l:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = arith.addi %x, %a : i32
    scf.yield %z, %y : i32, i32
  }
  return %r#0, %l#0 : i32, i32
}
