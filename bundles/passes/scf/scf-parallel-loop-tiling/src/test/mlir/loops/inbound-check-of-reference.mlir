// RUN: "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 no-min-max-bounds exact-inbound-check=false"
// REFERENCE: has no such option, and does this without it and without a warning.
// The condition of mlir-opt 19.1 loses iterations of this loop, which a warning states.
func.func @step_of_two(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c21 = arith.constant 21 : index
  scf.parallel (%i) = (%c0) to (%c21) step (%c2) {
    memref.store %i, %m[%i] : memref<?xindex>
    scf.reduce
  }
  return
}
