// RUN: --canonicalize
// Nobody uses what goes around the loop in %dead, so it goes; %used stays.
func.func @loop(%c: i1, %x: i32) -> i32 {
  cf.br ^head(%x, %x : i32, i32)
^head(%dead: i32, %used: i32):
  %0 = arith.addi %dead, %x : i32
  %1 = arith.muli %used, %x : i32
  cf.cond_br %c, ^head(%0, %1 : i32, i32), ^exit
^exit:
  return %used : i32
}
