// STEP: remove results of regions
func.func @loop(%n: index, %a: f32, %b: i32) -> (f32, i32) {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %b) -> (f32, i32) {
    %1 = arith.addf %x, %x : f32
    %2 = arith.addi %y, %y : i32
    scf.yield %1, %2 : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}
func.func @conditional(%c: i1, %a: f32, %b: i32) -> i32 {
  %0:3 = scf.if %c -> (f32, i32, i32) {
    scf.yield %a, %b, %b : f32, i32, i32
  } else {
    %1 = arith.addi %b, %b : i32
    scf.yield %a, %1, %b : f32, i32, i32
  }
  "test.use"(%0#2) : (i32) -> ()
  return %0#1 : i32
}
func.func @segments(%n: index, %a: f32) -> f32 {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> f32 {
    %1 = arith.constant 1.0 : f32
    scf.reduce(%1 : f32) {
    ^bb0(%x: f32, %y: f32):
      %2 = arith.addf %x, %y : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}
func.func @while(%c: i1, %a: f32, %b: i32) -> (f32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (f32, i32) -> (f32, i32) {
    scf.condition(%c) %x, %y : f32, i32
  } do {
  ^bb0(%x: f32, %y: i32):
    scf.yield %x, %y : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}
