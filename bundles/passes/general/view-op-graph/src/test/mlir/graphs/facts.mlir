// RUN: --pass-pipeline="builtin.module(print-graph{facts=integer-ranges},print-graph{kind=operations facts=dead-code})" 2>&1
// REFERENCE: print-graph is Mortise's own
func.func @f(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^bb1(%c1 : i32), ^bb1(%c2 : i32)
^bb1(%x: i32):
  return %x : i32
}
