// RUN: --engine=compiled --max-steps=1000000
// A loop whose iterations nothing counts.
func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r = scf.while (%i = %c0) : (i64) -> i64 { // expected: exceeds the limit of 1000000 steps
    %go = arith.cmpi sge, %i, %c0 : i64
    scf.condition(%go) %i : i64
  } do {
  ^bb0(%i: i64):
    %half = arith.shrsi %i, %c1 : i64
    scf.yield %half : i64
  }
  return %r : i64
}
