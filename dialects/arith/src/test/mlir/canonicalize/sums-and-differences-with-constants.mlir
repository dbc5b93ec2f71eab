// RUN: --canonicalize
// Every mix of a sum or difference with constants becomes one operation with one constant.
func.func @addsub(%a: index) -> (index, index, index, index, index, index, index, index) {
  %c1 = arith.constant 5 : index
  %c2 = arith.constant 7 : index
  %s1 = arith.subi %a, %c1 overflow<nsw> : index
  %s2 = arith.subi %c1, %a overflow<nsw> : index
  %a1 = arith.addi %a, %c1 overflow<nsw> : index
  %0 = arith.addi %s1, %c2 overflow<nsw> : index
  %1 = arith.addi %s2, %c2 overflow<nsw> : index
  %2 = arith.subi %a1, %c2 overflow<nsw> : index
  %3 = arith.subi %c2, %a1 overflow<nsw> : index
  %4 = arith.subi %s1, %c2 overflow<nsw> : index
  %5 = arith.subi %c2, %s1 overflow<nsw> : index
  %6 = arith.subi %s2, %c2 overflow<nsw> : index
  %7 = arith.subi %c2, %s2 overflow<nsw> : index
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
