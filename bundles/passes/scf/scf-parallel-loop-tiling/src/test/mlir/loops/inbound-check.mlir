// RUN: --scf-parallel-loop-tiling=no-min-max-bounds=true
// The body is executed on a condition.
func.func @p(%a : index, %b : index, %A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%b) step (%c1) {
    memref.store %f, %A[%i] : memref<?xf32>
  }
  return
}
