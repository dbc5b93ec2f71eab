// RUN: --loop-invariant-subset-hoisting
// Operations that write to a buffer have no updated buffer as a result, so nothing is hoisted.
func.func @write(%m: memref<4xf32>, %v: vector<4xf32>, %lb: index, %ub: index) -> memref<4xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lb to %ub step %c1 iter_args(%x = %m) -> memref<4xf32> {
    vector.transfer_write %v, %x[%c1] : vector<4xf32>, memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}
