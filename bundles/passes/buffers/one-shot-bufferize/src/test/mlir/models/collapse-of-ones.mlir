// RUN: --one-shot-bufferize=bufferize-function-boundaries
// The strides of dimensions of size one do not matter, so these buffers are not copied unless another stride is unknown.
func.func @leading(%t: tensor<1x11x100xf32>) -> tensor<11x100xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<1x11x100xf32> into tensor<11x100xf32>
  return %0 : tensor<11x100xf32>
}
func.func @trailing(%t: tensor<11x1x100xf32>) -> tensor<11x100xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<11x1x100xf32> into tensor<11x100xf32>
  return %0 : tensor<11x100xf32>
}
func.func @only_ones(%t: tensor<1x1x1xf32>) -> tensor<1xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @dynamic_after_ones(%t: tensor<1x1x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<1x1x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @column() -> tensor<5xf32> {
  %t = tensor.empty() : tensor<20x20xf32>
  %1 = tensor.extract_slice %t[1, 2] [5, 1] [1, 2] : tensor<20x20xf32> to tensor<5x1xf32>
  %0 = tensor.collapse_shape %1 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @one_in_between(%m: memref<4x1x2xf32, strided<[8, 5, 4]>>) -> tensor<8xf32> {
  %t = bufferization.to_tensor %m restrict : memref<4x1x2xf32, strided<[8, 5, 4]>> to tensor<4x1x2xf32>
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<4x1x2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
