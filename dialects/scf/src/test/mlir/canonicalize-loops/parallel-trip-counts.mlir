// RUN: --canonicalize
// Equal bounds need not be constant. What counts away from its end is left alone.
func.func @equal_bounds(%m: memref<?x?xindex>, %n: index, %s: index) {
  scf.parallel (%i, %j) = (%n, %s) to (%s, %s) step (%s, %n) {
    memref.store %i, %m[%i, %j] : memref<?x?xindex>
  }
  return
}
func.func @backwards(%m: memref<?x?xindex>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c8, %c2) to (%c3, %c3) step (%c2, %c2) {
    memref.store %i, %m[%i, %j] : memref<?x?xindex>
  }
  return
}
