// RUN: --engine=compiled --max-steps=1000000
// The steps of an innermost loop with a counter are counted where it is entered.
func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4611686018427387904 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index { // expected: exceeds the limit of 1000000 steps
    %s = arith.addi %a, %i : index
    scf.yield %s : index
  }
  return %r : index
}
