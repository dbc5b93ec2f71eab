// RUN: --fold-memref-alias-ops
// REFERENCE: gives the merged subview the type of the inner one, which is invalid if its offset has become static.
// The merged subview has its own type, and a cast to that of the inner one if they differ.
func.func @offset(%m: memref<16x8xf32>) -> memref<2x3xf32, strided<[8, 1], offset: ?>> {
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[1, 2] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 10>>
  %1 = memref.subview %0[%c3, 0] [2, 3] [1, 1]
      : memref<8x4xf32, strided<[8, 1], offset: 10>> to memref<2x3xf32, strided<[8, 1], offset: ?>>
  return %1 : memref<2x3xf32, strided<[8, 1], offset: ?>>
}

func.func @dropped(%m: memref<16x1x8xf32>) -> memref<3xf32, strided<[1], offset: ?>> {
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[1, 0, 2] [8, 1, 4] [1, 1, 1]
      : memref<16x1x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 10>>
  %1 = memref.subview %0[%c3, 0] [1, 3] [1, 1]
      : memref<8x4xf32, strided<[8, 1], offset: 10>> to memref<3xf32, strided<[1], offset: ?>>
  return %1 : memref<3xf32, strided<[1], offset: ?>>
}
