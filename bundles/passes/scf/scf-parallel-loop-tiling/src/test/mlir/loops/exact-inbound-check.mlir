// RUN: "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 no-min-max-bounds"
// REFERENCE: its condition multiplies the inner induction variable by the step once more, and compares unsigned numbers.
// The condition is right for each step and for negative bounds.
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

func.func @unknown_step(%m: memref<?xindex>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%c0) to (%n) step (%s) {
    memref.store %i, %m[%i] : memref<?xindex>
    scf.reduce
  }
  return
}

func.func @negative_bound(%m: memref<?xindex>, %n: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cm4 = arith.constant -4 : index
  scf.parallel (%i) = (%cm4) to (%n) step (%c1) {
    %j = arith.addi %i, %c4 : index
    memref.store %i, %m[%j] : memref<?xindex>
    scf.reduce
  }
  return
}
