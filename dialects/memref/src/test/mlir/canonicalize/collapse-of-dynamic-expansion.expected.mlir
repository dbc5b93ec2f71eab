module {
  func.func @size(%arg0: memref<?x8xi8>, %arg1: index) -> memref<?x1x4x2xi8> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 1, 4, 2] : memref<?x8xi8> into memref<?x1x4x2xi8>
    return %expand_shape : memref<?x1x4x2xi8>
  }
}

// -----
module {
  func.func @part(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index) -> memref<2x?x?x4xi8> {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %c3 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, %0, %arg2, 4] : memref<?x?xi8> into memref<2x?x?x4xi8>
    return %expand_shape : memref<2x?x?x4xi8>
  }
}

// -----
module {
  func.func @several_dynamic_parts(%arg0: memref<?x?xi8>, %arg1: index, %arg2: index, %arg3: index) -> memref<2x?x?x?xi8> {
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %c3 : index
    %1 = arith.muli %arg1, %arg3 : index
    %2 = arith.muli %1, %c6 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, %0, %2, %arg2] : memref<?x?xi8> into memref<2x?x?x?xi8>
    return %expand_shape : memref<2x?x?x?xi8>
  }
}

