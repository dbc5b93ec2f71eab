// RUN: --canonicalize
// REFERENCE: takes the distance modulo two to the power of the width, and so many iterations for one
func.func @far_apart(%m: memref<?xindex>) {
  %min = arith.constant -9223372036854775808 : index
  %max = arith.constant 9223372036854775807 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %min to %max step %c3 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
func.func @narrow(%m: memref<?xi8>, %k: index) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  scf.for %i = %min to %max step %max : i8 {
    memref.store %i, %m[%k] : memref<?xi8>
  }
  return
}
