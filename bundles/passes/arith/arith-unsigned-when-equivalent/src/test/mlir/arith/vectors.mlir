// RUN: --arith-unsigned-when-equivalent
// The range of a vector holds all of its elements. Operations on unknown numbers stay.
func.func @unknown(%a: vector<4xi16>, %b: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
  %0 = arith.cmpi sgt, %a, %b : vector<4xi16>
  %1 = arith.maxsi %a, %b : vector<4xi16>
  return %0, %1 : vector<4xi1>, vector<4xi16>
}
func.func @known(%a: vector<4xi16>, %b: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
  %c = arith.constant dense<[1, 2, 3, 10]> : vector<4xi16>
  %x = arith.minui %a, %c : vector<4xi16>
  %0 = arith.cmpi sgt, %x, %c : vector<4xi16>
  %1 = arith.maxsi %x, %c : vector<4xi16>
  return %0, %1 : vector<4xi1>, vector<4xi16>
}
