// RUN: --scf-for-loop-peeling --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Peeled loops are reported, and those that are not, with the reason.
func.func @f(%n: index, %m: i32, %x: f32, %A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  // expected-remark @below {{the last iteration is peeled, because it may be partial}}
  scf.for %i = %c0 to %n step %c4 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not peeled: its step is 1, so that no iteration is partial}}
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not peeled: its step divides the distance of its bounds, so that no iteration is partial}}
  scf.for %i = %c0 to %c8 step %c4 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not peeled: it does not count in signed 'index'}}
  scf.for %i = %m to %m step %m : i32 {
    memref.store %x, %A[%c0] : memref<?xf32>
  }
  return
}
