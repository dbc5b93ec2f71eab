// RUN: --one-shot-bufferize="bufferize-function-boundaries no-analysis-func-attr=test.road=copies"
// REFERENCE: has no such option
// The function with the attribute copies its argument, the other one changes it.
func.func @not_analyzed(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> attributes {test.road = "copies"} {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @analyzed(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> attributes {test.road = "other"} {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
