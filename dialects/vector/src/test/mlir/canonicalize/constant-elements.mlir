// RUN: --canonicalize
// Vectors of constant elements are constants.
func.func @a() -> (vector<2xi1>, vector<2xi8>, vector<2xf32>, vector<f32>, vector<2xindex>, vector<2xi8>) {
  %f = arith.constant false
  %t = arith.constant true
  %a = arith.constant 1 : i8
  %b = arith.constant 2 : i8
  %x = arith.constant 1.5 : f32
  %y = arith.constant 2.5 : f32
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %0 = vector.from_elements %f, %t : vector<2xi1>
  %1 = vector.from_elements %a, %b : vector<2xi8>
  %2 = vector.from_elements %x, %y : vector<2xf32>
  %3 = vector.from_elements %x : vector<f32>
  %4 = vector.from_elements %i, %j : vector<2xindex>
  %5 = vector.from_elements %a, %a : vector<2xi8>
  return %0, %1, %2, %3, %4, %5 : vector<2xi1>, vector<2xi8>, vector<2xf32>, vector<f32>, vector<2xindex>, vector<2xi8>
}
