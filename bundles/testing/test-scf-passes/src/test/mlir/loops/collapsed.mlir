// RUN: --mlir-version=19.1 --test-scf-parallel-loop-collapsing=collapsed-indices-0=3,0,2,1
// VALIDATION: parallel iterations are executed in another order
// Dimensions are combined.
func.func @p(%a: index, %b: index, %c: index, %d: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i0, %i1, %i2, %i3) = (%a, %c0, %c2, %c0) to (%b, %c, %c9, %d) step (%d, %c1, %c1, %c2) {
    "test.op"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> ()
  } {foo}
  return
}
