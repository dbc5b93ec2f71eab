// RUN: --canonicalize
// REFERENCE: takes the distance modulo two to the power of 64, and so three iterations for none.
func.func @far_apart(%m: memref<?xindex>) {
  %min = arith.constant -9223372036854775808 : index
  %max = arith.constant 9223372036854775807 : index
  scf.parallel (%i) = (%min) to (%max) step (%max) {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  scf.parallel (%i) = (%max) to (%min) step (%max) {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
