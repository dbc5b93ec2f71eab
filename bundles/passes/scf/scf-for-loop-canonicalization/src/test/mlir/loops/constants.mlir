// RUN: --scf-for-loop-canonicalization --allow-unregistered-dialect
// A constant operand is unknown unless it is a bound of the loop.
func.func @a(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = affine.min affine_map<(d0)[s0] -> (d0 + s0, 0)>(%i)[%c7]
    %b = affine.min affine_map<(d0) -> (d0 + 7, 0)>(%i)
    %c = affine.min affine_map<(d0, d1) -> (d0 + d1, 0)>(%i, %c7)
    %d = affine.min affine_map<(d0)[s0] -> (d0 + s0, d0)>(%i)[%c7]
    %e = affine.min affine_map<(d0)[s0] -> (d0 + s0, d0)>(%i)[%c4]
    %f = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0)>(%i)[%n]
    %g = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0)>(%i)[%c7]
    %h = affine.min affine_map<(d0) -> (d0, 7)>(%i)
    %j = affine.min affine_map<(d0) -> (d0 * 3, 0)>(%i)
    %k = affine.min affine_map<(d0) -> (d0 - 3, 0)>(%i)
    "any.use"(%a, %b, %c, %d, %e, %f, %g, %h, %j, %k) : (index, index, index, index, index, index, index, index, index, index) -> ()
  }
  scf.for %i = %c7 to %c4 step %c1 {
    %a = affine.min affine_map<(d0) -> (d0, 0)>(%i)
    %b = affine.min affine_map<(d0) -> (d0, 10)>(%i)
    "any.use"(%a, %b) : (index, index) -> ()
  }
  return
}
