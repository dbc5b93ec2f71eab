// RUN: --one-shot-bufferize="bufferize-function-boundaries fewer-copies"
// REFERENCE: has no such option
// @callee could change its argument in place, but then both calls would copy: it makes the one copy.
func.func @callee(%t: tensor<8xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.insert %f into %t[%c0] : tensor<8xf32>
  %x = tensor.extract %t[%c1] : tensor<8xf32>
  %y = tensor.extract %a[%c0] : tensor<8xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
func.func @caller(%t: tensor<8xf32>, %f: f32) -> (f32, f32, tensor<8xf32>) {
  %x = call @callee(%t, %f) : (tensor<8xf32>, f32) -> f32
  %y = call @callee(%t, %f) : (tensor<8xf32>, f32) -> f32
  return %x, %y, %t : f32, f32, tensor<8xf32>
}
