// RUN: --canonicalize
// REFERENCE: keeps the flags, although x = -100 does not overflow before and does afterwards.
// Two operations with a constant become one; it has a flag only if its constant is computed without overflow.
func.func @signed(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %m100 = arith.constant -100 : i8
  %c20 = arith.constant 20 : i8
  %0 = arith.addi %x, %c100 overflow<nsw> : i8
  %1 = arith.addi %0, %c100 overflow<nsw> : i8
  %2 = arith.subi %x, %m100 overflow<nsw> : i8
  %3 = arith.addi %2, %c100 overflow<nsw> : i8
  %4 = arith.subi %m100, %x overflow<nsw> : i8
  %5 = arith.addi %4, %m100 overflow<nsw> : i8
  %6 = arith.subi %x, %c100 overflow<nsw> : i8
  %7 = arith.subi %6, %c100 overflow<nsw> : i8
  %8 = arith.muli %x, %c20 overflow<nsw> : i8
  %9 = arith.muli %8, %c20 overflow<nsw> : i8
  %10 = arith.addi %x, %m100 overflow<nsw> : i8
  %11 = arith.subi %c100, %10 overflow<nsw> : i8
  %12 = arith.subi %m100, %x overflow<nsw> : i8
  %13 = arith.subi %12, %c100 overflow<nsw> : i8
  %14 = arith.subi %m100, %x overflow<nsw> : i8
  %15 = arith.subi %c100, %14 overflow<nsw> : i8
  return %1, %3, %5, %7, %9, %11, %13, %15 : i8, i8, i8, i8, i8, i8, i8, i8
}

func.func @unsigned(%x: i8) -> (i8, i8, i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %c20 = arith.constant 20 : i8
  %c200 = arith.constant 200 : i8
  %0 = arith.addi %x, %c100 overflow<nuw> : i8
  %1 = arith.addi %0, %c200 overflow<nuw> : i8
  %2 = arith.subi %x, %c100 overflow<nuw> : i8
  %3 = arith.addi %2, %c20 overflow<nuw> : i8
  %4 = arith.muli %x, %c20 overflow<nuw> : i8
  %5 = arith.muli %4, %c20 overflow<nuw> : i8
  %6 = arith.subi %c100, %x overflow<nuw> : i8
  %7 = arith.subi %c20, %6 overflow<nuw> : i8
  %8 = arith.subi %x, %c100 overflow<nuw> : i8
  %9 = arith.subi %8, %c200 overflow<nuw> : i8
  return %1, %3, %5, %7, %9 : i8, i8, i8, i8, i8
}

func.func @kept(%x: i8) -> (i8, i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %c20 = arith.constant 20 : i8
  %c5 = arith.constant 5 : i8
  %0 = arith.addi %x, %c100 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c20 overflow<nsw, nuw> : i8
  %2 = arith.subi %x, %c20 overflow<nsw, nuw> : i8
  %3 = arith.addi %2, %c100 overflow<nsw, nuw> : i8
  %4 = arith.muli %x, %c20 overflow<nsw, nuw> : i8
  %5 = arith.muli %4, %c5 overflow<nsw, nuw> : i8
  %6 = arith.addi %x, %c100 overflow<nsw, nuw> : i8
  %7 = arith.addi %6, %c100 overflow<nsw, nuw> : i8
  return %1, %3, %5, %7 : i8, i8, i8, i8
}
