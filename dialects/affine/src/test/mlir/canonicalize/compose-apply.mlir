// RUN: --canonicalize
// An application of the result of another becomes one; top-level values become symbols.
func.func @f(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 floordiv 3)>(%0, %b)[%a]
  return %1 : index
}
