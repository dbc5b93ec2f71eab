// RUN: --arith-unsigned-when-equivalent
// REFERENCE: knows no ranges of vectors and tensors, and takes them for numbers that are not negative
func.func @vectors(%a: vector<4xi16>, %b: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
  %0 = arith.cmpi sgt, %a, %b : vector<4xi16>
  %1 = arith.maxsi %a, %b : vector<4xi16>
  return %0, %1 : vector<4xi1>, vector<4xi16>
}
