// RUN: --expand-strided-metadata
// The induction variable of an affine loop is a dimension of the map that computes an offset.
func.func @loop(%m: memref<64x64xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %a = affine.apply affine_map<(d0)->(d0 * 4)>(%i)
    %s = memref.subview %m[%a, %i] [4, 4] [1, 1] : memref<64x64xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
    affine.for %j = 0 to 10 {
      %t = memref.subview %s[%j, 1] [1, 3] [1, 1] : memref<4x4xf32, strided<[64, 1], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
      memref.store %f, %t[%c0] : memref<3xf32, strided<[1], offset: ?>>
    }
  }
  return
}
