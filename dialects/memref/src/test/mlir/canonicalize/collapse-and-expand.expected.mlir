module {
  func.func @r(%arg0: memref<4x8xf32>, %arg1: memref<?x4xf32>, %arg2: index) -> (memref<4x8xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?x2x2xf32>, memref<?xf32>, memref<4x8xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0], [1, 2]] output_shape [%arg2, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
    %collapse_shape_1 = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %cast = memref.cast %collapse_shape_1 : memref<32xf32> to memref<?xf32>
    return %arg0, %collapse_shape, %expand_shape, %expand_shape_0, %cast, %arg0 : memref<4x8xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?x2x2xf32>, memref<?xf32>, memref<4x8xf32>
  }
}

