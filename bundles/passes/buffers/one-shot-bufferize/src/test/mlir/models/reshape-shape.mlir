// RUN: --one-shot-bufferize=bufferize-function-boundaries
// The result has the buffer of the source, never that of the shape.
func.func @written(%t: tensor<20xf32>, %shape: tensor<2xindex>, %i: index, %f: f32) -> (tensor<4x5xf32>, index) {
  %0 = tensor.reshape %t(%shape) : (tensor<20xf32>, tensor<2xindex>) -> tensor<4x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x5xf32>
  %2 = tensor.extract %shape[%i] : tensor<2xindex>
  return %1, %2 : tensor<4x5xf32>, index
}
func.func @read_later(%t: tensor<20xf32>, %shape: tensor<2xindex>, %i: index, %f: f32) -> (tensor<4x5xf32>, f32) {
  %0 = tensor.reshape %t(%shape) : (tensor<20xf32>, tensor<2xindex>) -> tensor<4x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x5xf32>
  %2 = tensor.extract %t[%i] : tensor<20xf32>
  return %1, %2 : tensor<4x5xf32>, f32
}
