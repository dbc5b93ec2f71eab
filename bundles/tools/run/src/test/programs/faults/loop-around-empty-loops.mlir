// RUN: --max-steps=100000
func.func @main() {
  %n = arith.constant 9000000000000000000 : index
  %none = arith.constant -1 : index
  scf.forall (%i, %j) in (%n, %none) { // expected: exceeds the limit of 100000 steps
  }
  return
}
