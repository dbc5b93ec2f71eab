// RUN: --scf-parallel-loop-specialization --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Specialized loops are reported, and those that are not, with the reason.
func.func @f(%n: index, %x: f32, %A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %end = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  // expected-remark @below {{copied for the case that it ends at constants}}
  scf.parallel (%i) = (%c0) to (%end) step (%c1) {
    memref.store %x, %A[%i] : memref<?xf32>
    scf.reduce
  }
  // expected-remark @below {{not specialized: an upper bound is not an 'affine.min' with a constant}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %A[%i] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %x, %A[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
