// RUN: --allow-unregistered-dialect
// Bounds need not be written that count from zero in steps of one, also if these are values.
func.func @f(%n: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) = (%c0, 0) to (%c1, %n) step (1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (%c0, %z) to (%c1, %n) step (1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
