// STEP: inline regions
func.func @conditional(%c: i1, %a: i32, %b: i64) -> (i32, i64) {
  %0:2 = scf.if %c -> (i32, i64) {
    %1 = arith.addi %a, %a : i32
    scf.yield %1, %b : i32, i64
  } else {
    scf.yield %a, %b : i32, i64
  }
  return %0#0, %0#1 : i32, i64
}
func.func @loop(%lb: index, %n: index, %a: f32) -> f32 {
  %0 = scf.for %i = %lb to %n step %n iter_args(%x = %a) -> f32 {
    %1 = arith.addf %x, %x : f32
    "test.use"(%i) : (index) -> ()
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func @several_blocks() {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
module {
  module {
    func.func private @inner()
  }
}
