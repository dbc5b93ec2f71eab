// RUN: --canonicalize
// REFERENCE: takes the dimension that becomes 1 for the one that was dropped: the sizes are swapped.
func.func @known_size(%m: memref<?x?x?xf32, strided<[?, 3, 1]>>, %i: index) -> memref<?x?xf32, strided<[3, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[2, %i, %i] [1, 2, %c1] [1, 1, %c1] : memref<?x?x?xf32, strided<[?, 3, 1]>> to memref<2x?xf32, strided<[3, ?], offset: ?>>
  %1 = memref.cast %0 : memref<2x?xf32, strided<[3, ?], offset: ?>> to memref<?x?xf32, strided<[3, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[3, ?], offset: ?>>
}
