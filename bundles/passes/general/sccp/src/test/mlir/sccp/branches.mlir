// RUN: --sccp
// Only branches that are taken count; what comes by several edges is constant if all bring the same.
func.func @taken(%x: i32) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%c1 : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @same(%c: i1) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^bb1(%c1, %c2 : i32, i32), ^bb2
^bb1(%a: i32, %b: i32):
  return %a, %b : i32, i32
^bb2:
  %d = arith.subi %c2, %c1 : i32
  cf.br ^bb1(%d, %c1 : i32, i32)
}
func.func @around(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c1 : i32)
^bb1(%i: i32):
  %sum = arith.addi %i, %c1 : i32
  %same = arith.subi %sum, %c1 : i32
  %ok = arith.cmpi ult, %same, %sum : i32
  cf.cond_br %ok, ^bb1(%same : i32), ^bb2
^bb2:
  return %i : i32
}
func.func @switch(%f: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  cf.switch %c7 : i32, [
    default: ^bb1(%f : i32),
    7: ^bb1(%c7 : i32)
  ]
^bb1(%r: i32):
  return %r : i32
}
