// RUN: --scf-for-loop-peeling=peel-front --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Loops whose first iteration is peeled are reported, and those that are not, with the reason.
func.func @f(%n: index, %x: f32, %A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{the first iteration is peeled}}
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not peeled: it has at most one iteration}}
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
