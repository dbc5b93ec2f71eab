// RUN: --canonicalize
// Two reshapes become one only where the elements are side by side; a way there and back is a cast at most.
func.func @strided(%x: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<24xf32, strided<[2]>> {
  %0 = memref.collapse_shape %x [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
  return %1 : memref<24xf32, strided<[2]>>
}
func.func @expanded(%x: memref<8xf32, strided<[3]>>) -> memref<2x2x2xf32, strided<[12, 6, 3]>> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [4, 2] : memref<8xf32, strided<[3]>> into memref<4x2xf32, strided<[6, 3]>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 2] : memref<4x2xf32, strided<[6, 3]>> into memref<2x2x2xf32, strided<[12, 6, 3]>>
  return %1 : memref<2x2x2xf32, strided<[12, 6, 3]>>
}
func.func @opposite(%x: memref<?x?xf32, strided<[?, 1]>>, %m: index, %n: index) -> memref<?xf32, strided<[?]>> {
  %0 = memref.expand_shape %x [[0], [1, 2]] output_shape [%m, %n, 2] : memref<?x?xf32, strided<[?, 1]>> into memref<?x?x2xf32, strided<[?, 2, 1]>>
  %1 = memref.cast %0 : memref<?x?x2xf32, strided<[?, 2, 1]>> to memref<?x?x?xf32, strided<[?, 2, 1]>>
  %2 = memref.collapse_shape %1 [[0, 1, 2]] : memref<?x?x?xf32, strided<[?, 2, 1]>> into memref<?xf32, strided<[?]>>
  return %2 : memref<?xf32, strided<[?]>>
}
func.func @there_and_back(%x: memref<?xi8, strided<[1]>>, %n: index) -> memref<?xi8> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [%n, 4] : memref<?xi8, strided<[1]>> into memref<?x4xi8>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xi8> into memref<?xi8>
  return %1 : memref<?xi8>
}
