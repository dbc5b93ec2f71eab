module {
  func.func @a(%arg0: memref<4x8xf32>, %arg1: memref<32xf32>, %arg2: memref<?x8xf32>, %arg3: index) -> (memref<32xf32>, memref<2x2x8xf32>, memref<4x2x4xf32>, memref<4x8xf32>, memref<?xf32>, memref<4x8xf32>, memref<8x4xf32>, memref<2x16xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0, 1, 2]] output_shape [4, 2, 4] : memref<32xf32> into memref<4x2x4xf32>
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
    %collapse_shape_2 = memref.collapse_shape %arg2 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    %expand_shape_3 = memref.expand_shape %arg1 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
    %expand_shape_4 = memref.expand_shape %arg1 [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
    %expand_shape_5 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
    %collapse_shape_6 = memref.collapse_shape %expand_shape_5 [[0], [1, 2]] : memref<2x2x8xf32> into memref<2x16xf32>
    return %collapse_shape, %expand_shape, %expand_shape_0, %expand_shape_1, %collapse_shape_2, %expand_shape_3, %expand_shape_4, %collapse_shape_6 : memref<32xf32>, memref<2x2x8xf32>, memref<4x2x4xf32>, memref<4x8xf32>, memref<?xf32>, memref<4x8xf32>, memref<8x4xf32>, memref<2x16xf32>
  }
}

