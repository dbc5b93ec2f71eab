// RUN: --canonicalize
// x + y * -1 is x - y; (x - y) - x is 0 - y; products with constants are joined.
func.func @x(%a: i32, %b: i32) -> (i32,i32,i32,i32) {
  %m = arith.constant -1 : i32
  %c3 = arith.constant 3 : i32
  %bb = arith.muli %b, %m overflow<nsw> : i32
  %0 = arith.addi %a, %bb overflow<nsw> : i32
  %1 = arith.addi %bb, %a overflow<nsw>: i32
  %s = arith.subi %a, %b overflow<nsw>: i32
  %2 = arith.subi %s, %a overflow<nsw> : i32
  %k = arith.muli %a, %c3 overflow<nuw>: i32
  %3 = arith.muli %k, %c3 overflow<nsw, nuw>: i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
