// RUN: --allow-unregistered-dialect
func.func @f(%lb: i32, %ub: i32, %st: i32, %a: f32) -> f32 {
  %r = scf.for unsigned %i = %lb to %ub step %st iter_args(%x = %a) -> (f32) : i32 {
    scf.yield %x : f32
  }
  scf.for unsigned %i = %lb to %ub step %st  : i32 {
    "test.use"(%i) : (i32) -> ()
  } {foo}
  return %r : f32
}
