// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8,16
// The range of a vector holds all of its elements.
func.func @f(%a: vector<4xi32>, %s: i32, %t: tensor<?xi64>) -> (vector<2x4xi32>, i32, vector<4xi32>, tensor<?xi64>) {
  %c = arith.constant dense<[1, 5, 3, 200]> : vector<4xi32>
  %x = arith.minui %a, %c : vector<4xi32>
  %b = vector.broadcast %x : vector<4xi32> to vector<2x4xi32>
  %0 = arith.muli %b, %b : vector<2x4xi32>
  %e = vector.extract %x[1] : i32 from vector<4xi32>
  %1 = arith.addi %e, %e : i32
  %i = vector.insert %s, %x[2] : i32 into vector<4xi32>
  %2 = arith.addi %i, %i : vector<4xi32>
  %y = arith.trunci %t : tensor<?xi64> to tensor<?xi5>
  %z = arith.extsi %y : tensor<?xi5> to tensor<?xi64>
  %3 = arith.muli %z, %z : tensor<?xi64>
  return %0, %1, %2, %3 : vector<2x4xi32>, i32, vector<4xi32>, tensor<?xi64>
}
func.func @step() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  %1 = arith.addi %0, %0 : vector<4xindex>
  return %1 : vector<4xindex>
}
