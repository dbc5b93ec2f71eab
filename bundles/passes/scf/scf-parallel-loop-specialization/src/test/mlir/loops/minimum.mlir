// RUN: --scf-parallel-loop-specialization
// A copy has the least constant results of the minima for the bounds.
func.func @for(%n: index, %o: index, %A: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = affine.min affine_map<()[s0, s1] -> (1024, s0 - s1, 512)>()[%n, %o]
  scf.for %i = %c0 to %b step %c1 {
    memref.store %f, %A[%i] : memref<?xf32>
    scf.for %j = %i to %b step %c1 {
      memref.store %f, %A[%j] : memref<?xf32>
    } {inner}
  }
  %s = affine.min affine_map<()[s0, s1] -> (s0, s0 - s1)>()[%n, %o]
  scf.for %i = %c0 to %s step %c1 {
    memref.store %f, %A[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%b, %b) step (%c1, %c1) {
    memref.store %f, %A[%i] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%b, %s) step (%c1, %c1) {
    memref.store %f, %A[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
