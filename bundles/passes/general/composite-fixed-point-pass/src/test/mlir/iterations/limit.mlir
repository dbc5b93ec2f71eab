// RUN: --pass-pipeline="builtin.module(composite-fixed-point-pass{name=Composite pipeline=func.func(canonicalize,cse) max-iterations=1})" --verify-diagnostics
// The pipeline is run once more than the limit; the name of the pass is an option.
// expected-warning @below {{Composite pass "Composite"+ didn't converge in 1 iterations}}
module {
func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
}
