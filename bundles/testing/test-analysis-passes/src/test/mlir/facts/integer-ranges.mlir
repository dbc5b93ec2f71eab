// RUN: --annotate-analysis=integer-ranges,integer-ranges-like-reference
// REFERENCE: the flag is Mortise's own
// The precise analysis learns from the condition of the loop.
func.func @f(%n: i8, %x: f32) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 10 : i8
  %r = scf.while (%i = %c0) : (i8) -> i8 {
    %less = arith.cmpi slt, %i, %c10 : i8
    scf.condition(%less) %i : i8
  } do {
  ^bb0(%i: i8):
    %next = arith.addi %i, %c1 : i8
    scf.yield %next : i8
  }
  %big = arith.maxui %n, %c10 : i8
  return %r : i8
}
