// RUN: --args=0
func.func @main(%s: index) {
  %z = arith.constant 0 : index
  scf.for %i = %z to %s step %s { // expected: has a step that is not positive
  }
  return
}
