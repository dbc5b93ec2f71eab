// RUN: --math-expand-ops
// Leading zeros are counted by shifts by powers of two. Integers of more than 64 bits stay.
func.func @f(%a: i8, %b: vector<2xi32>, %c: i1, %d: i128) -> (i8, vector<2xi32>, i1, i128) {
  %0 = math.ctlz %a : i8
  %1 = math.ctlz %b : vector<2xi32>
  %2 = math.ctlz %c : i1
  %3 = math.ctlz %d : i128
  return %0, %1, %2, %3 : i8, vector<2xi32>, i1, i128
}
