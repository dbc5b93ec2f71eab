// RUN: --loop-invariant-code-motion --allow-unregistered-dialect --remarks --verify-diagnostics
// REFERENCE: has no remarks
// An operation is reported once for each loop that it leaves.
func.func @nested(%n: index, %x: i32) {
  // expected-note @below {{the loop}}
  scf.for %i = %n to %n step %n {
    // expected-note @below {{the loop}}
    scf.for %j = %n to %n step %n {
      // expected-remark @below {{hoisted out of the loop}}
      %0 = arith.addi %x, %x : i32
      "test.use"(%0, %j) : (i32, index) -> ()
    }
  }
  return
}
