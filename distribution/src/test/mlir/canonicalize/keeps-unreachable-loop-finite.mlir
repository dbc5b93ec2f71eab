// RUN: --canonicalize
// REFERENCE: it does not come to an end. The loop becomes unreachable while it is being rewritten.
func.func @f(%n: i64) -> i64 {
  %false = arith.constant false
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.cond_br %false, ^head(%z : i64), ^exit
^head(%i: i64):
  %b = arith.cmpi slt, %i, %n : i64
  cf.cond_br %b, ^body, ^exit
^body:
  %j = arith.addi %i, %one : i64
  cf.br ^head(%j : i64)
^exit:
  return %n : i64
}
