// RUN: --int-range-optimizations
// The range of a vector or tensor holds all of its elements. A splat replaces elements that are all one known number.
func.func @vectors(%a: vector<4xi32>, %p: vector<4xi1>) -> (vector<4xi1>, vector<4xi32>, vector<4xi1>) {
  %c = arith.constant dense<[10, 1, 2, 3]> : vector<4xi32>
  %d = arith.constant dense<20> : vector<4xi32>
  %x = arith.minui %a, %c : vector<4xi32>
  %0 = arith.cmpi ult, %x, %d : vector<4xi32>
  %1 = arith.remui %x, %d : vector<4xi32>
  %2 = arith.select %p, %x, %d : vector<4xi1>, vector<4xi32>
  %3 = arith.cmpi ugt, %2, %x : vector<4xi32>
  return %0, %1, %3 : vector<4xi1>, vector<4xi32>, vector<4xi1>
}
func.func @tensors(%q: tensor<4xi32>) -> tensor<4xi1> {
  %d = arith.constant dense<20> : tensor<4xi32>
  %x = arith.minui %q, %d : tensor<4xi32>
  %0 = arith.cmpi ule, %x, %d : tensor<4xi32>
  return %0 : tensor<4xi1>
}
