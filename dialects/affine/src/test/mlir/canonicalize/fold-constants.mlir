// RUN: --canonicalize
// Maps of constants fold.
func.func @f(%a: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%c4)[%c8]
  %1 = affine.apply affine_map<(d0, d1) -> (d1 + 3)>(%a, %c4)
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 3)>(%c4)[%c8]
  %3 = affine.max affine_map<(d0) -> (d0 ceildiv 3, -3)>(%c4)
  return %0, %1, %2, %3 : index, index, index, index
}
