// RUN: --annotate-analysis=live-values
// REFERENCE: the flag is Mortise's own
func.func @f(%m: memref<4xf32>, %x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dead = arith.addf %x, %x : f32
  %stored = arith.mulf %x, %x : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %dead) -> (f32, f32) {
    %next = arith.addf %a, %stored : f32
    scf.yield %next, %b : f32, f32
  }
  memref.store %stored, %m[%c0] : memref<4xf32>
  return %r#0 : f32
}
