// RUN: --canonicalize
// One reshape does the work of two.
func.func @a(%x: memref<4x8xf32>, %y: memref<32xf32>, %d: memref<?x8xf32>, %i: index) -> (memref<32xf32>, memref<2x2x8xf32>, memref<4x2x4xf32>, memref<4x8xf32>, memref<?xf32>, memref<4x8xf32>, memref<8x4xf32>, memref<2x16xf32>) {
  %2 = memref.expand_shape %x [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %3 = memref.collapse_shape %2 [[0, 1, 2]] : memref<2x2x8xf32> into memref<32xf32>
  %0 = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %4 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 2, 8] : memref<32xf32> into memref<2x2x8xf32>
  %5 = memref.expand_shape %y [[0, 1, 2]] output_shape [4, 2, 4] : memref<32xf32> into memref<4x2x4xf32>
  %6 = memref.collapse_shape %5 [[0], [1, 2]] : memref<4x2x4xf32> into memref<4x8xf32>
  %7 = memref.expand_shape %d [[0], [1, 2]] output_shape [%i, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %8 = memref.collapse_shape %7 [[0, 1, 2]] : memref<?x2x4xf32> into memref<?xf32>
  %9 = memref.expand_shape %y [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %c = memref.collapse_shape %5 [[0, 1], [2]] : memref<4x2x4xf32> into memref<8x4xf32>
  %e1 = memref.expand_shape %x [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %e2 = memref.collapse_shape %e1 [[0], [1, 2]] : memref<2x2x8xf32> into memref<2x16xf32>
  return %3, %4, %5, %6, %8, %9, %c, %e2 : memref<32xf32>, memref<2x2x8xf32>, memref<4x2x4xf32>, memref<4x8xf32>, memref<?xf32>, memref<4x8xf32>, memref<8x4xf32>, memref<2x16xf32>
}
