// RUN: --sccp
// Constants go into regions and come out of those that are executed.
func.func @if(%x: i32) -> (i32, i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  %r:2 = scf.if %true -> (i32, i32) {
    scf.yield %c1, %x : i32, i32
  } else {
    scf.yield %x, %c1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @both(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.if %c -> i32 {
    %0 = arith.addi %c1, %c1 : i32
    scf.yield %0 : i32
  } else {
    %1 = arith.shli %c1, %c1 : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
func.func @for(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k, %b = %k) -> (i32, i32) {
    %0 = arith.muli %a, %k : i32
    %1 = arith.divsi %0, %k : i32
    %2 = arith.addi %b, %k : i32
    scf.yield %1, %2 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while(%x: i32) -> i32 {
  %k = arith.constant 5 : i32
  %r = scf.while (%a = %k) : (i32) -> i32 {
    %false = arith.constant false
    scf.condition(%false) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @switch(%x: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %k = arith.constant 5 : i32
  %r = scf.index_switch %c2 -> i32
  case 2 { scf.yield %k : i32 }
  default { scf.yield %x : i32 }
  return %r : i32
}
