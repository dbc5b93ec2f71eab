// RUN: --annotate-analysis=dead-code
// REFERENCE: the flag is Mortise's own
// The end of a call that never returns is not reached.
func.func private @endless() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @f(%c: i1) {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  call @endless() : () -> ()
  return
^bb2:
  return
}
