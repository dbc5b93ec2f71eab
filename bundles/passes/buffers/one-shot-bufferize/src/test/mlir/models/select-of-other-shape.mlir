// RUN: --one-shot-bufferize=bufferize-function-boundaries
// The buffers of a select have the shape of the first one.
func.func private @returns_dynamic_buffer(%b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.cast %b : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @select(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %0 = func.call @returns_dynamic_buffer(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = arith.select %c, %0, %b : tensor<8xf32>
  return %1 : tensor<8xf32>
}
