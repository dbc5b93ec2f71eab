// RUN:
// Maps and operands, with and without symbols and attributes.
func.func @f(%a: index, %b: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%a)[%b]
  %1 = affine.apply affine_map<() -> (3)>()
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 1000)>(%a)[%b] {foo = 1 : i32}
  %3 = affine.max affine_map<(d0) -> (d0, 1000)>(%a)
  return
}
