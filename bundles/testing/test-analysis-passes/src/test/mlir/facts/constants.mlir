// RUN: --annotate-analysis=constants
// REFERENCE: the flag is Mortise's own
// Results and arguments have a list each; a result that is never computed is "unreachable".
func.func private @square(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @f(%n: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %square = call @square(%c3) : (i32) -> i32
  %less = arith.cmpi slt, %square, %c3 : i32
  %r = scf.if %less -> i32 {
    %dead = arith.addi %c3, %c3 : i32
    scf.yield %dead : i32
  } else {
    scf.yield %square : i32
  }
  cf.br ^bb1(%r, %n : i32, i32)
^bb1(%a: i32, %b: i32):
  return %a, %b : i32, i32
}
