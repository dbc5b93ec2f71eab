// RUN: --sccp
// Of private functions all calls are known; what they all pass and what all returns return is constant.
func.func private @increment(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  return %0 : i32
}
func.func @always_one() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = func.call @increment(%c1) : (i32) -> i32
  %1 = func.call @increment(%c1) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func private @different(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @one_and_two() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = func.call @different(%c1, %c2) : (i32, i32) -> (i32, i32)
  %1:2 = func.call @different(%c2, %c2) : (i32, i32) -> (i32, i32)
  return %0#0, %1#1 : i32, i32
}
func.func @visible(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  return %c3 : i32
}
func.func @calls_visible() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = func.call @visible(%c1) : (i32) -> i32
  return %0 : i32
}
func.func private @named(%a: i32) -> i32 {
  return %a : i32
}
func.func @names(%x: i32) -> (i32, (i32) -> i32) {
  %c1 = arith.constant 1 : i32
  %f = func.constant @named : (i32) -> i32
  %0 = func.call @named(%c1) : (i32) -> i32
  return %0, %f : i32, (i32) -> i32
}
func.func private @recursive(%a: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %end = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %end, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %c1 = arith.constant 1 : i32
  %less = arith.subi %n, %c1 : i32
  %r = func.call @recursive(%a, %less) : (i32, i32) -> i32
  return %r : i32
}
func.func @calls_recursive(%n: i32) -> i32 {
  %c9 = arith.constant 9 : i32
  %r = func.call @recursive(%c9, %n) : (i32, i32) -> i32
  return %r : i32
}
func.func private @declared(i32) -> i32
func.func @calls_declared() -> i32 {
  %c9 = arith.constant 9 : i32
  %r = func.call @declared(%c9) : (i32) -> i32
  return %r : i32
}
