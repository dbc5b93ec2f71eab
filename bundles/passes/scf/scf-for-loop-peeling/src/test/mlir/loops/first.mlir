// RUN: --scf-for-loop-peeling=peel-front=true
// The first iteration is a loop of its own.
func.func @constants(%m: memref<index>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c1 to %c17 step %c4 {
    memref.store %i, %m[] : memref<index>
  }
  return
}
func.func @one(%m: memref<index>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c1 to %c4 step %c4 {
    memref.store %i, %m[] : memref<index>
  }
  return
}
