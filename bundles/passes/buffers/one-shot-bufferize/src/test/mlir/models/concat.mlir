// RUN: --one-shot-bufferize=bufferize-function-boundaries
// The inputs are copied to consecutive parts of a new buffer.
func.func @dynamic(%t: tensor<4x?xf32>, %u: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
func.func @mixed_sizes(%t: tensor<?x?xf32>, %u: tensor<?x4xf32>, %v: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %0 = tensor.concat dim(1) %t, %u, %v : (tensor<?x?xf32>, tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
func.func @first_dimension(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @last_dimension(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @static(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @written_later(%t: tensor<4x8xf32>, %i: index, %f: f32) -> (tensor<4x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.insert %f into %t[%i, %i] : tensor<4x8xf32>
  return %1, %0 : tensor<4x8xf32>, tensor<8x8xf32>
}
func.func @one_input(%t: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = tensor.concat dim(0) %t : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @static_result(%t: tensor<?x8xf32>, %u: tensor<?x8xf32>) -> (tensor<6x8xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
func.func @dynamic_result(%t: tensor<2x8xf32>, %u: tensor<4x8xf32>) -> (tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x8xf32>, tensor<4x8xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
