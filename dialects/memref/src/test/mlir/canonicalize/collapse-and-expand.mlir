// RUN: --canonicalize --allow-unregistered-dialect
// Reshapes there and back go; reshapes of reshapes become one.
func.func @r(%x: memref<4x8xf32>, %d: memref<?x4xf32>, %i: index) -> (memref<4x8xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?x2x2xf32>, memref<?xf32>, memref<4x8xf32>) {
  %0 = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %2 = memref.expand_shape %x [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %3 = memref.collapse_shape %2 [[0, 1, 2]] : memref<2x2x8xf32> into memref<32xf32>
  %4 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 2, 8] : memref<32xf32> into memref<2x2x8xf32>
  %5 = memref.expand_shape %d [[0], [1, 2]] output_shape [%i, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  %c = memref.cast %x : memref<4x8xf32> to memref<?x8xf32>
  %6 = memref.collapse_shape %c [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %7 = memref.reinterpret_cast %x to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  return %1, %3, %4, %5, %6, %7 : memref<4x8xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?x2x2xf32>, memref<?xf32>, memref<4x8xf32>
}
