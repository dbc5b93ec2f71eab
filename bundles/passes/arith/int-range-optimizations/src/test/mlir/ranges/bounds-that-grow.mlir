// RUN: --int-range-optimizations
// The range of an induction variable grows with those of the bounds: %j is -3 in the second iteration of the outer loop.
func.func @forall(%n: index) {
  %c10 = arith.constant 10 : index
  scf.forall (%i) in (10) {
    %p = arith.cmpi ult, %i, %c10 : index
    "test.use"(%p) : (i1) -> ()
  }
  return
}

func.func @growing_bound() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %low = arith.constant -3 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%first = %c0) -> (index) {
    %s = scf.for %j = %first to %c5 step %c1 iter_args(%k = %low) -> (index) {
      %p = arith.cmpi sge, %j, %c0 : index
      "test.use"(%p) : (i1) -> ()
      scf.yield %k : index
    }
    scf.yield %s : index
  }
  return
}
