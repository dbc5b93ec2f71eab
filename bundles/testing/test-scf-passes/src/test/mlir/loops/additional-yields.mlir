// RUN: --mlir-version=19.1 --test-scf-for-utils=test-replace-with-new-yields
// VALIDATION: uses of the initial values inside of the loops are replaced on purpose
// A loop yields its values doubled, too.
func.func @r(%lb: index, %ub: index, %step: index, %x: f32, %y: f64) -> (f32, f64) {
  %0:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %x, %b = %y) -> (f32, f64) {
    %u = arith.addf %x, %a : f32
    %v = arith.mulf %b, %y : f64
    scf.yield %u, %v : f32, f64
  } {foo}
  return %0#0, %0#1 : f32, f64
}
func.func @nest(%lb: index, %ub: index, %step: index, %x: f32) -> f32 {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> (f32) {
    %1 = scf.for %j = %lb to %ub step %step iter_args(%b = %a) -> (f32) {
      %u = arith.addf %x, %b : f32
      scf.yield %u : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}
