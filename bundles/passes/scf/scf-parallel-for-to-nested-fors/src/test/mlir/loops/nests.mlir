// RUN: --scf-parallel-for-to-nested-fors
// Each dimension becomes a loop; loops inside of loops are converted, too. Loops with reductions stay.
func.func @f(%m: memref<?x?xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %n) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%k, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  } {test.dropped}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%k, %i] : memref<?x?xf32>
    }
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
