// RUN: --one-shot-bufferize="bufferize-function-boundaries fewer-copies"
// REFERENCE: overwrites the second result of the call when it changes the first one
// Both results are the same new buffer, so one of them is copied before it is changed.
func.func @twice(%v: i64) -> (tensor<4xi64>, tensor<4xi64>) {
  %0 = tensor.empty() : tensor<4xi64>
  %1 = linalg.fill ins(%v : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
  return %1, %1 : tensor<4xi64>, tensor<4xi64>
}
func.func @use(%v: i64, %i: index) -> (tensor<4xi64>, tensor<4xi64>) {
  %0:2 = call @twice(%v) : (i64) -> (tensor<4xi64>, tensor<4xi64>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<4xi64>
  return %1, %0#1 : tensor<4xi64>, tensor<4xi64>
}
