// RUN: --canonicalize --split-input-file
// One expansion is enough: its sizes are products of the given ones.
func.func @size(%a: memref<?x8xi8>, %n: index) -> memref<?x1x4x2xi8> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4, 5]] output_shape [%n, 1, 1, 4, 1, 2] : memref<?x8xi8> into memref<?x1x1x4x1x2xi8>
  %1 = memref.collapse_shape %0 [[0, 1], [2], [3, 4], [5]] : memref<?x1x1x4x1x2xi8> into memref<?x1x4x2xi8>
  return %1 : memref<?x1x4x2xi8>
}

// -----

func.func @part(%a: memref<?x?xi8>, %n: index, %m: index) -> memref<2x?x?x4xi8> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [2, %n, 3, %m, 4] : memref<?x?xi8> into memref<2x?x3x?x4xi8>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3], [4]] : memref<2x?x3x?x4xi8> into memref<2x?x?x4xi8>
  return %1 : memref<2x?x?x4xi8>
}

// -----

func.func @several_dynamic_parts(%a: memref<?x?xi8>, %n: index, %m: index, %k: index) -> memref<2x?x?x?xi8> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4, 5, 6, 7, 8]] output_shape [2, 3, %n, %n, 3, %k, 2, 1, %m] : memref<?x?xi8> into memref<2x3x?x?x3x?x2x1x?xi8>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3, 4, 5, 6], [7, 8]] : memref<2x3x?x?x3x?x2x1x?xi8> into memref<2x?x?x?xi8>
  return %1 : memref<2x?x?x?xi8>
}
