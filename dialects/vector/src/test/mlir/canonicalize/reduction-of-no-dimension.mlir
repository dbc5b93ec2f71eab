// RUN: --canonicalize
// REFERENCE: replaces the result by the source, which drops the accumulator.
func.func @sum(%source: vector<4xf32>, %start: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %source, %start [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
