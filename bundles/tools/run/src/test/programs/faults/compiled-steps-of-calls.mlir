// RUN: --engine=compiled --max-steps=1000000
// Calls that are not nested deeply, but that are many.
func.func @twice(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %c0 : i64
  cf.cond_br %end, ^last, ^next
^last:
  return %n : i64 // expected: exceeds the limit of 1000000 steps
^next:
  %less = arith.subi %n, %c1 : i64
  %a = func.call @twice(%less) : (i64) -> i64
  %b = func.call @twice(%less) : (i64) -> i64
  %s = arith.addi %a, %b : i64
  return %s : i64
}

func.func @main() -> i64 {
  %n = arith.constant 60 : i64
  %r = func.call @twice(%n) : (i64) -> i64
  return %r : i64
}
