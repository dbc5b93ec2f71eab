// RUN: --int-range-optimizations=precise=true
// REFERENCE: has no such mode.
// The induction variables of all dimensions have ranges.
func.func @two_dimensions() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c1) step (%c1, %c1) {
    %p = arith.cmpi slt, %i, %c10 : index
    %q = arith.cmpi eq, %j, %c0 : index
    "test.use"(%p, %q) : (i1, i1) -> ()
  }
  return
}
