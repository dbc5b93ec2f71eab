// RUN: --func-bufferize
// REFERENCE: drops the attributes of calls
func.func private @f(tensor<4xf32> {test.a}) -> (tensor<4xf32> {test.b})
func.func @g(%t: tensor<4xf32> {test.c}) -> tensor<4xf32> {
  %0 = call @f(%t) {test.call} : (tensor<4xf32>) -> tensor<4xf32>
  return {test.return} %0 : tensor<4xf32>
}
