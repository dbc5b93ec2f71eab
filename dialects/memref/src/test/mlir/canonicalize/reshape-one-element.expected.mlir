module {
  func.func @from_scalar(%arg0: memref<i8>) -> (memref<1xi8>, memref<1x1xi8>) {
    %expand_shape = memref.expand_shape %arg0 [] output_shape [1] : memref<i8> into memref<1xi8>
    %expand_shape_0 = memref.expand_shape %arg0 [] output_shape [1, 1] : memref<i8> into memref<1x1xi8>
    return %expand_shape, %expand_shape_0 : memref<1xi8>, memref<1x1xi8>
  }
  func.func @to_scalar(%arg0: memref<1xi8>) -> memref<i8> {
    %collapse_shape = memref.collapse_shape %arg0 [] : memref<1xi8> into memref<i8>
    return %collapse_shape : memref<i8>
  }
  func.func @through_scalar(%arg0: memref<1x1xi8>) -> (memref<1xi8>, memref<1x1x1xi8>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<1x1xi8> into memref<1xi8>
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, 1] : memref<1x1xi8> into memref<1x1x1xi8>
    return %collapse_shape, %expand_shape : memref<1xi8>, memref<1x1x1xi8>
  }
}

