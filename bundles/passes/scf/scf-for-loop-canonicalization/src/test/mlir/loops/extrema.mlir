// RUN: --scf-for-loop-canonicalization --allow-unregistered-dialect
// Minima and maxima of loop variables: with constant and dynamic bounds, of parallel loops and spaces, with divisions.
func.func @tiles(%n: index, %m: index, %A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %c96 = arith.constant 96 : index
  scf.for %i = %c0 to %n step %c8 {
    %a = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%n]
    scf.for %j = %c0 to %c100 step %c8 {
      %b = affine.min affine_map<(d0) -> (8, -d0 + 100)>(%j)
      %b1 = affine.min affine_map<(d0) -> (8, -d0 + 104)>(%j)
      %b2 = affine.min affine_map<(d0)[s0] -> (d0, d0 + 3, d0 + s0)>(%j)[%c1]
      %b3 = affine.max affine_map<(d0, d1) -> (d0 - d1, -d1)>(%j, %i)
      "any.use"(%a, %b, %b1, %b2, %b3) : (index, index, index, index, index) -> ()
    }
    scf.parallel (%k, %l) = (%c0, %i) to (%c96, %n) step (%c8, %c1) {
      %d = affine.min affine_map<(d0, d1) -> (8, -d0 + 96, d1 + 8)>(%k, %l)
      %e = affine.max affine_map<(d0, d1) -> (d0 - d1, 0)>(%l, %i)
      %f = affine.min affine_map<(d0)[s0] -> (s0 - d0, 1000)>(%l)[%n]
      "any.use"(%d, %e, %f) : (index, index, index) -> ()
    }
    scf.forall (%o, %p) = (0, 3) to (12, %n) step (4, 2) {
      %g = affine.min affine_map<(d0) -> (4, -d0 + 12)>(%o)
      %h = affine.max affine_map<(d0) -> (d0 - 3, 0)>(%p)
      %q = affine.min affine_map<(d0) -> (d0 floordiv 4, 2, d0)>(%o)
      %r = affine.min affine_map<(d0) -> (d0 mod 4, 1)>(%o)
      "any.use"(%g, %h, %q, %r) : (index, index, index, index) -> ()
    }
    scf.for %x = %c8 to %c96 step %n {
      %s = affine.min affine_map<(d0) -> (8, -d0 + 96)>(%x)
      "any.use"(%s) : (index) -> ()
    }
  }
  return
}
func.func @affine(%n: index) {
  affine.for %i = 0 to 10 {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %t = affine.apply affine_map<(d0)->(d0 + 3)>(%i)
    scf.for %j = %c0 to %c8 step %c8 {
      %a = affine.min affine_map<(d0, d1)->(d0 + d1, 20)>(%j, %i)
      %b = affine.min affine_map<(d0, d1)->(d0 + d1, 20, d1 + 1)>(%j, %t)
      "any.use"(%a, %b) : (index, index) -> ()
    }
  }
  return
}
func.func @outside(%n: index) -> (index, index) {
  %a = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  %b = affine.max affine_map<()[s0] -> (s0, s0 * 2)>()[%n]
  return %a, %b : index, index
}
