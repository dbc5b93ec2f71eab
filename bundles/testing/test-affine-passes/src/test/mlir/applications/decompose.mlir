// RUN: --test-decompose-affine-ops --allow-unregistered-dialect --split-input-file
// Sums and products are split, what is invariant in most loops first.
func.func @f(%a: index, %b: index, %c: index, %m: memref<?xf32>) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 floordiv s0 + 7)>(%a, %b)[%c]
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 + s0 * 5 + 7)>(%i, %j)[%a]
    %2 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 * s1 + s0 + d1 mod 4)>(%i, %j)[%a, %b]
    %3 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s0)>(%i)[%a, %b]
    %4 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 + s0 + s1) mod 3)>(%i)[%a, %b]
    "test.x"(%1, %2, %3, %4) : (index, index, index, index) -> ()
  } }
  return %0 : index
}
// -----
func.func @loops(%a: index, %b: index, %c: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %b step %c1 {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s1 + d0 * s0 * s2 + s2 * 3 + s0)>(%i, %j)[%a, %b, %c]
      %1 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + d1) * s0)>(%j, %i)[%a]
      %2 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + d1) floordiv 4 + s0 * 4)>(%j, %i)[%a]
      %3 = affine.apply affine_map<(d0, d1)[s0] -> (d0)>(%j, %i)[%a]
      %4 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1)>(%j, %i)[%a]
      %5 = affine.apply affine_map<(d0)[s0, s1, s2] -> (((s0 * s1) * s2) * d0)>(%j)[%x, %a, %b]
      "use"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, index, index) -> ()
    }
  }
  return
}
// -----
func.func @nested(%a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 - 3)>(%i)[%a]
    affine.for %j = 0 to 10 {
      %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 7 + (d0 mod 3) + 5)>(%j, %0)
      "use"(%1) : (index) -> ()
    }
  }
  return
}
