// RUN: --mlir-print-op-generic
// Numbers are dense arrays.
func.func @b(%v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %t = vector.shuffle %v, %v [0, 1] : vector<2xf32>, vector<2xf32>
  %u = vector.shuffle %p, %v [2, 3] : vector<2xf32>, vector<2xf32>
  %w = vector.shuffle %c, %p [0, 3] : vector<2xf32>, vector<2xf32>
  return %t, %u, %w : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

func.func @arrays(%v: vector<2x3xf32>, %a: vector<3xf32>) -> (vector<3xf32>, vector<2x3xi1>) {
  %s = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  %t = vector.constant_mask [2, 2] : vector<2x3xi1>
  return %s, %t : vector<3xf32>, vector<2x3xi1>
}
