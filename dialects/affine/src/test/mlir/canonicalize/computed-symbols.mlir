// RUN: --canonicalize
// An index that a pure operation computes from symbols is a symbol; one that depends on a loop is not.
func.func @f(%m: memref<?xf32>, %p: index, %q: index) -> f32 {
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 10 iter_args(%s = %z) -> f32 {
    %a = arith.addi %p, %q : index
    %b = arith.divui %a, %c4 : index
    %c = arith.divui %a, %q : index
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %i)
    %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%b, %i)
    %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%c, %i)
    %3 = arith.muli %i, %p : index
    %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%3, %i)
    %5 = affine.load %m[%0] : memref<?xf32>
    %6 = affine.load %m[%1 + %b] : memref<?xf32>
    %7 = memref.load %m[%2] : memref<?xf32>
    %8 = memref.load %m[%4] : memref<?xf32>
    %9 = arith.addf %5, %6 : f32
    %10 = arith.addf %7, %8 : f32
    %11 = arith.addf %9, %10 : f32
    affine.yield %11 : f32
  }
  return %sum : f32
}
