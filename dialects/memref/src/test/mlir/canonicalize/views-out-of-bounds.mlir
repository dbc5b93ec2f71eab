// RUN: --canonicalize
// Constants are taken only as far as the view is not known to leave its source.
func.func @constants(%m: memref<4x8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, 0, %n] [%c2, 1, %n] [%c2, 1, %c2] : memref<4x8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
