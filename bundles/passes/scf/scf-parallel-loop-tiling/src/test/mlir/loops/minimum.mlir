// RUN: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=1,4
// A minimum limits tiles that may not be complete; loops with reductions stay.
func.func @p(%a : index, %b : index, %A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j, %k) = (%a, %c0, %c0) to (%b, %c10, %c16) step (%c1, %c2, %c1) {
    memref.store %f, %A[%i, %k] : memref<?x?xf32>
    memref.store %f, %A[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%a, %c0) to (%b, %c10) step (%c1, %c2) {
    scf.parallel (%k) = (%c0) to (%c10) step (%c2) {
    memref.store %f, %A[%i, %j] : memref<?x?xf32>
    } {foo}
  }
  %r = scf.parallel (%n) = (%a) to (%b) step (%c1) init (%f) -> f32 {
    scf.reduce (%f : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return
}
