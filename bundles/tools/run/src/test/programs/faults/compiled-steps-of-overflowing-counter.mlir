// RUN: --engine=compiled --max-steps=1000000
// A counter of few bits steps over its limit, and counts again from its least value, without end.
func.func @main() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 2 : i8
  %n = arith.constant 127 : i8
  cf.br ^head(%c0 : i8)
^head(%i: i8):
  %less = arith.cmpi slt, %i, %n : i8
  cf.cond_br %less, ^body, ^end
^body:
  %next = arith.addi %i, %c1 : i8
  cf.br ^head(%next : i8) // expected: exceeds the limit of 1000000 steps
^end:
  return
}
