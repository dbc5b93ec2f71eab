// RUN: "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
func.func private @sum(%t: tensor<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %t[%c0] : tensor<2xf32>
  %1 = tensor.extract %t[%c1] : tensor<2xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
func.func @of_slice(%t: tensor<8xf32>, %i: index) -> f32 {
  %s = tensor.extract_slice %t[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %0 = call @sum(%s) : (tensor<2xf32>) -> f32
  return %0 : f32
}
