// RUN: --canonicalize
// Products with symbols and divisions by them: exact divisions, order of terms, divisions by zero.

func.func @divisions(%d: index, %s: index, %t: index) -> (index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0, s1] -> ((s0 * s1 - (d0 floordiv s0) * s0) mod s0)>(%d)[%s, %t]
  %1 = affine.apply affine_map<(d0)[s0, s1] -> ((s1 * s0 + d0 * s0) floordiv s0)>(%d)[%s, %t]
  %2 = affine.apply affine_map<(d0)[s0, s1] -> ((s0 * 7 + s0 * s1 * d0) ceildiv (s0 * 3 - s0 * 2))>(%d)[%s, %t]
  %3 = affine.apply affine_map<(d0)[s0, s1] -> (((s0 * d0) floordiv s1) floordiv 4)>(%d)[%s, %t]
  %4 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 - (d0 - s1) mod s0 - s1) mod s0)>(%d)[%s, %t]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

func.func @orders(%d: index, %e: index, %s: index, %t: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d1 * s1 + s0 + d0 * s1 + d0 + d1 floordiv 3 + d1 * s0 + s1 * s0 + d1 + 5 + d0 mod s0)>(%d, %e)[%s, %t]
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s1 mod s0 + s0 * s0 * 2 - (d0 + d1) mod (s0 + s1) + s0 * 8)>(%d, %e)[%s, %t]
  %2 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 - ((d0 + d1) floordiv (s0 - s1)) * (s0 - s1))>(%d, %e)[%s, %t]
  return %0, %1, %2 : index, index, index
}

func.func @loop(%m: memref<?xf32>, %s: index, %t: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s0 + d1 * s1 + d0 floordiv 2 + d1 + d0 * s0 + d0 - d1)>(%i, %j)[%s, %t]
      %1 = memref.load %m[%0] : memref<?xf32>
      memref.store %1, %m[%i] : memref<?xf32>
    }
  }
  return
}

func.func @undefined() -> (index, index, index) {
  %zero = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0] -> (5 floordiv s0)>()[%zero]
  %1 = affine.apply affine_map<()[s0] -> (5 mod (s0 - 1))>()[%zero]
  %2 = affine.apply affine_map<()[s0] -> (5 ceildiv (s0 - 1))>()[%zero]
  return %0, %1, %2 : index, index, index
}
