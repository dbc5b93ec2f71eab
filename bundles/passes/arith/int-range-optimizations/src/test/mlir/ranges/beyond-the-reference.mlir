// RUN: --int-range-optimizations
// REFERENCE: knows nothing of sizes and affine maps, and takes the bounds of an exclusive or to be those of its corners
// (which makes @exclusive_or true, though 0 ^ 4 to 3 ^ 4 are 4 to 7).
func.func @sizes(%m: memref<?x4xf32>, %i: index) -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d0 = memref.dim %m, %c0 : memref<?x4xf32>
  %p = arith.cmpi sge, %d0, %c0 : index
  %d1 = memref.dim %m, %i : memref<?x4xf32>
  %q = arith.cmpi sge, %d1, %c0 : index
  return %p, %q : i1, i1
}

func.func @maps(%a: index) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c40 = arith.constant 40 : index
  %x = affine.apply affine_map<(d0) -> (d0 mod 8)>(%a)
  %p = arith.cmpi sle, %x, %c7 : index
  %y = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 floordiv 2)>(%x)[%c7]
  %q = arith.cmpi slt, %y, %c40 : index
  %z = affine.min affine_map<(d0) -> (d0 + 3, 5)>(%x)
  %r = arith.cmpi sgt, %z, %c0 : index
  return %p, %q, %r : i1, i1, i1
}

func.func @exclusive_or(%n: i8) -> i1 {
  %c4 = arith.constant 4 : i8
  %c5 = arith.constant 5 : i8
  %x = arith.remui %n, %c5 : i8
  %y = arith.xori %x, %c4 : i8
  %p = arith.cmpi ule, %y, %c4 : i8
  return %p : i1
}
