module {
  func.func @strided(%arg0: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<24xf32, strided<[2]>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
    %collapse_shape_0 = memref.collapse_shape %collapse_shape [[0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
    return %collapse_shape_0 : memref<24xf32, strided<[2]>>
  }
  func.func @expanded(%arg0: memref<8xf32, strided<[3]>>) -> memref<2x2x2xf32, strided<[12, 6, 3]>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 2] : memref<8xf32, strided<[3]>> into memref<4x2xf32, strided<[6, 3]>>
    %expand_shape_0 = memref.expand_shape %expand_shape [[0, 1], [2]] output_shape [2, 2, 2] : memref<4x2xf32, strided<[6, 3]>> into memref<2x2x2xf32, strided<[12, 6, 3]>>
    return %expand_shape_0 : memref<2x2x2xf32, strided<[12, 6, 3]>>
  }
  func.func @opposite(%arg0: memref<?x?xf32, strided<[?, 1]>>, %arg1: index, %arg2: index) -> memref<?xf32, strided<[?]>> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, %arg2, 2] : memref<?x?xf32, strided<[?, 1]>> into memref<?x?x2xf32, strided<[?, 2, 1]>>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2]] : memref<?x?x2xf32, strided<[?, 2, 1]>> into memref<?xf32, strided<[1]>>
    %cast = memref.cast %collapse_shape : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?]>>
    return %cast : memref<?xf32, strided<[?]>>
  }
  func.func @there_and_back(%arg0: memref<?xi8, strided<[1]>>, %arg1: index) -> memref<?xi8> {
    %cast = memref.cast %arg0 : memref<?xi8, strided<[1]>> to memref<?xi8>
    return %cast : memref<?xi8>
  }
}

