// RUN: --canonicalize
// Positions in dimensions that a broadcast adds are dropped; masks that are the same everywhere are constants.

func.func @a(%v: vector<2x3xf32>, %i: index, %w: vector<1x3xf32>) -> (f32, vector<3xf32>, f32, vector<[4]xi1>, vector<4xi1>, vector<3xf32>, vector<2x[4]xi1>, vector<[4]xi1>) {
  %5 = vector.broadcast %v : vector<2x3xf32> to vector<4x2x3xf32>
  %6 = vector.extract %5[%i, 1, 2] : f32 from vector<4x2x3xf32>
  %7 = vector.extract %5[%i, %i] : vector<3xf32> from vector<4x2x3xf32>
  %8 = vector.extract %5[1, %i, 2] : f32 from vector<4x2x3xf32>
  %m = vector.constant_mask [4] : vector<[4]xi1>
  %n = vector.constant_mask [4] : vector<4xi1>
  %9 = vector.broadcast %w : vector<1x3xf32> to vector<4x2x3xf32>
  %10 = vector.extract %9[%i, %i] : vector<3xf32> from vector<4x2x3xf32>
  %p = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  %q = vector.constant_mask [0] : vector<[4]xi1>
  return %6, %7, %8, %m, %n, %10, %p, %q : f32, vector<3xf32>, f32, vector<[4]xi1>, vector<4xi1>, vector<3xf32>, vector<2x[4]xi1>, vector<[4]xi1>
}
func.func @masks() -> (vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>) {
  %m = vector.constant_mask [2] : vector<4xi1>
  %n = vector.constant_mask [1, 3] : vector<2x3xi1>
  %o = vector.constant_mask [0, 0] : vector<2x3xi1>
  %p = vector.constant_mask [1] : vector<i1>
  %q = vector.constant_mask [0] : vector<i1>
  return %m, %n, %o, %p, %q : vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>
}
