// RUN: --fold-memref-alias-ops
// The induction variable of an affine loop is a dimension of the map that computes an index.
func.func @f(%m: memref<4x8xf32>, %f: f32) {
  affine.for %i = 0 to 4 {
    %x = affine.apply affine_map<(d0) -> (d0 mod 3 + 1)>(%i)
    %s = memref.subview %m[%i, %x] [1, 8] [1, 1] : memref<4x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>>
    memref.store %f, %s[%i, %x] : memref<1x8xf32, strided<[8, 1], offset: ?>>
  }
  return
}
