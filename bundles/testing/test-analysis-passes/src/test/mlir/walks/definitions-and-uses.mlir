// RUN: --test-print-defuse
// Block arguments and results, used never, once and several times.

func.func @f(%n: index) -> index {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%a = %n, %b = %n) -> (index, index) {
    %1 = arith.addi %a, %i : index
    scf.yield %1, %b : index, index
  }
  %2 = arith.addi %0#0, %0#0 : index
  %3 = arith.addi %2, %0#0 : index
  return %3 : index
}
