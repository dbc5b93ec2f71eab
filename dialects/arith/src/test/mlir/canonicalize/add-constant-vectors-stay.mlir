// RUN: --canonicalize
// Constants of vectors are not joined.
func.func @addv(%a: vector<4xi32>) -> vector<4xi32> {
  %c1 = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %a, %c1 overflow<nsw,nuw> : vector<4xi32>
  %1 = arith.addi %0, %c1 overflow<nsw> : vector<4xi32>
  return %1: vector<4xi32>
}
