// RUN: --canonicalize --split-input-file
// The last distance decides whether all elements are folded; what is shifted by its width or more loses all its bits.

func.func @last_in_range() -> (vector<3xi8>, vector<3xi8>, vector<3xi8>) {
  %numbers = arith.constant dense<[-100, 100, 3]> : vector<3xi8>
  %distances = arith.constant dense<[8, -1, 2]> : vector<3xi8>
  %0 = arith.shli %numbers, %distances : vector<3xi8>
  %1 = arith.shrsi %numbers, %distances : vector<3xi8>
  %2 = arith.shrui %numbers, %distances : vector<3xi8>
  return %0, %1, %2 : vector<3xi8>, vector<3xi8>, vector<3xi8>
}

// -----

func.func @last_out_of_range() -> vector<2xi8> {
  %numbers = arith.constant dense<[-100, 100]> : vector<2xi8>
  %distances = arith.constant dense<[1, 8]> : vector<2xi8>
  %0 = arith.shrsi %numbers, %distances : vector<2xi8>
  return %0 : vector<2xi8>
}

// -----

// Without elements there is no last one.
func.func @empty() -> tensor<0xi8> {
  %0 = arith.constant dense<> : tensor<0xi8>
  %1 = arith.shrui %0, %0 : tensor<0xi8>
  return %1 : tensor<0xi8>
}
