module {
  func.func @f0(%arg0: memref<?x4x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4x?xf32> {
    return %arg0 : memref<?x4x?xf32>
  }
  func.func @f1(%arg0: memref<2x4x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x4x?xf32> into memref<8x?xf32>
    %cast = memref.cast %collapse_shape : memref<8x?xf32> to memref<?x?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%arg1, 4, %arg3] : memref<?x?xf32> into memref<?x4x?xf32>
    return %expand_shape : memref<?x4x?xf32>
  }
  func.func @f2(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32> {
    return %arg0 : memref<?x?xf32>
  }
  func.func @f3(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?x?x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2], [3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1, 2], [3]] output_shape [%arg1, %arg1, %arg2, %arg3] : memref<?x?xf32> into memref<?x?x?x?xf32>
    return %expand_shape : memref<?x?x?x?xf32>
  }
  func.func @f4(%arg0: memref<?x?x4xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?x2x2xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2, 3]] output_shape [%arg1, %arg2, 2, 2] : memref<?x4xf32> into memref<?x?x2x2xf32>
    return %expand_shape : memref<?x?x2x2xf32>
  }
  func.func @f5(%arg0: memref<?x?x4x2xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?x8xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<?x?x4x2xf32> into memref<?x8xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [%arg1, %arg2, 8] : memref<?x8xf32> into memref<?x?x8xf32>
    return %expand_shape : memref<?x?x8xf32>
  }
  func.func @f6(%arg0: memref<?x3x4x2xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x3x8xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<?x3x4x2xf32> into memref<?x3x8xf32>
    return %collapse_shape : memref<?x3x8xf32>
  }
  func.func @f7(%arg0: memref<6xf32>) -> memref<6xf32> {
    return %arg0 : memref<6xf32>
  }
  func.func @f8(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [%arg1, %arg2, %arg3] : memref<?x?xf32> into memref<?x?x?xf32>
    return %expand_shape : memref<?x?x?xf32>
  }
  func.func @f9(%arg0: memref<12xf32>) -> memref<12xf32> {
    return %arg0 : memref<12xf32>
  }
}

