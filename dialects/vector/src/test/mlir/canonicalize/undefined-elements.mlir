// RUN: --canonicalize
// REFERENCE: 19.1 does not end
// An undefined value is no element of a constant vector, and a vector of very many numbers does not become a constant.
func.func @insert() -> vector<4xf32> {
  %poison = ub.poison : f32
  %c0 = arith.constant 0 : index
  %ones = arith.constant dense<1.0> : vector<4xf32>
  %r = vector.insertelement %poison, %ones[%c0 : index] : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @step() -> vector<9223372036854775807xindex> {
  %r = vector.step : vector<9223372036854775807xindex>
  return %r : vector<9223372036854775807xindex>
}
