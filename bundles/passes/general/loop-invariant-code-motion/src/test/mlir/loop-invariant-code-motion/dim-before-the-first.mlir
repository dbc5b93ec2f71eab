// RUN: --loop-invariant-code-motion
// REFERENCE: hoists the question for dimension -1, which is undefined, out of a loop that may have no iterations.
func.func @f(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %before = arith.constant -1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.dim %m, %before : memref<?xf32>
    %1 = memref.dim %m, %c0 : memref<?xf32>
  }
  return
}
