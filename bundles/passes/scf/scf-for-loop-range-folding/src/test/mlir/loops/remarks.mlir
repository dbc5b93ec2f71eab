// RUN: --scf-for-loop-range-folding --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Arithmetic that moves to the bounds is reported, and arithmetic that does not, with the reason.
func.func @f(%n: index, %k: index, %x: f32, %A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-note @below {{the loop}}
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark @below {{folded into the bounds of the loop}}
    %j = arith.addi %i, %k : index
    // expected-remark @below {{folded into the bounds and the step of the loop}}
    %l = arith.muli %j, %c2 : index
    memref.store %x, %A[%l] : memref<?xf32>
  }
  // expected-note @below {{the loop}}
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark @below {{not folded into the bounds of the loop: the factor is not a positive constant}}
    %j = arith.muli %i, %k : index
    memref.store %x, %A[%j] : memref<?xf32>
  }
  // expected-note @below {{the loop}}
  scf.for %i = %c0 to %n step %c1 {
    %d = memref.dim %A, %c0 : memref<?xf32>
    // expected-remark @below {{not folded into the bounds of the loop: the other operand is computed in the loop}}
    %j = arith.addi %i, %d : index
    memref.store %x, %A[%j] : memref<?xf32>
  }
  // expected-note @below {{the loop}}
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark @below {{not folded into the bounds of the loop: the induction variable has other uses}}
    %j = arith.addi %i, %k : index
    memref.store %x, %A[%i] : memref<?xf32>
    memref.store %x, %A[%j] : memref<?xf32>
  }
  return
}
