// RUN: --scf-forall-to-for
// Numbers become constants; each dimension is a loop.
func.func @s(%arg0: memref<?x?xi32>, %arg1: index, %arg2: i32) {
  %c0 = arith.constant 0 : index
  scf.forall (%i, %j) = (%c0, 1) to (%arg1, 10) step (1, %arg1) {
     memref.store %arg2, %arg0[%i, %j] : memref<?x?xi32>
     scf.forall (%k) in (%arg1) {
        memref.store %arg2, %arg0[%i, %k] : memref<?x?xi32>
     } {mapping = [#gpu.thread<x>]}
  }
  return
}
