module {
  func.func @tensors(%arg0: tensor<?x?x1xf32>, %arg1: index) -> tensor<?x?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<?x?x1xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg1, %arg1] : tensor<?xf32> into tensor<?x?xf32>
    return %expanded : tensor<?x?xf32>
  }
  func.func @buffers(%arg0: memref<?x?x1xf32>, %arg1: index) -> memref<?x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<?x?x1xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [%arg1, %arg1] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
}

