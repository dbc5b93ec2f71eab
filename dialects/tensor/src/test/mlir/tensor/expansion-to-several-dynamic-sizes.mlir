// RUN: --canonicalize
func.func @tensors(%a: tensor<?x?x1xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<?x?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1]] output_shape [%i,%i] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @buffers(%a: memref<?x?x1xf32>, %i: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %a [[0,1,2]] : memref<?x?x1xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i,%i] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
