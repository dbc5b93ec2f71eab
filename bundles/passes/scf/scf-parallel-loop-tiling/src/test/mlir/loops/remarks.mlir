// RUN: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Tiled loops are reported, and those that are not, with the reason.
func.func @f(%n: index, %x: f32, %A: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{divided into tiles of 4x1 iterations}}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  // expected-remark @below {{not tiled: it contains a parallel loop}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    // expected-remark @below {{divided into tiles of 4 iterations}}
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  // expected-remark @below {{not tiled: it has reductions}}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
