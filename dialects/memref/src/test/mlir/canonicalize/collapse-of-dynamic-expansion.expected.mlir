module {
  func.func @size(%arg0: memref<?x8xi8>, %arg1: index) -> memref<?x1x4x2xi8> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x8xi8>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%dim, 1, 4, 2] : memref<?x8xi8> into memref<?x1x4x2xi8>
    return %expand_shape : memref<?x1x4x2xi8>
  }
}

// -----
module {
  func.func @part(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index) -> memref<2x?x?x4xi8> {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xi8>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8>
    %0 = arith.divui %dim, %c2 : index
    %1 = arith.divui %dim_0, %c4 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, %0, %1, 4] : memref<?x?xi8> into memref<2x?x?x4xi8>
    return %expand_shape : memref<2x?x?x4xi8>
  }
}

