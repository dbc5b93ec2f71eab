// RUN: --canonicalize
// A minimum or maximum of one and the same is an application.
func.func @f(%a: index) -> (index, index) {
  %0 = affine.min affine_map<(d0) -> (d0 + 3)>(%a)
  %1 = affine.max affine_map<(d0)[s0] -> (d0 * 2, d0 + s0)>(%a)[%a]
  return %0, %1 : index, index
}
