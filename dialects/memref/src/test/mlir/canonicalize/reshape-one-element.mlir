// RUN: --canonicalize
// One element has no groups of dimensions, and yet two reshapes of it are one.
func.func @from_scalar(%x: memref<i8>) -> (memref<1xi8>, memref<1x1xi8>) {
  %0 = memref.expand_shape %x [] output_shape [1, 1, 1] : memref<i8> into memref<1x1x1xi8>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<1x1x1xi8> into memref<1xi8>
  %2 = memref.collapse_shape %0 [[0], [1, 2]] : memref<1x1x1xi8> into memref<1x1xi8>
  return %1, %2 : memref<1xi8>, memref<1x1xi8>
}
func.func @to_scalar(%x: memref<1xi8>) -> memref<i8> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [1, 1] : memref<1xi8> into memref<1x1xi8>
  %1 = memref.collapse_shape %0 [] : memref<1x1xi8> into memref<i8>
  return %1 : memref<i8>
}
func.func @through_scalar(%x: memref<1x1xi8>) -> (memref<1xi8>, memref<1x1x1xi8>) {
  %0 = memref.collapse_shape %x [] : memref<1x1xi8> into memref<i8>
  %1 = memref.expand_shape %0 [] output_shape [1] : memref<i8> into memref<1xi8>
  %2 = memref.expand_shape %0 [] output_shape [1, 1, 1] : memref<i8> into memref<1x1x1xi8>
  return %1, %2 : memref<1xi8>, memref<1x1x1xi8>
}
