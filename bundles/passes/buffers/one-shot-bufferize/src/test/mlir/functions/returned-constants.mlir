// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: writes to the constant
func.func private @c() -> tensor<6xi64> {
  %c = arith.constant dense<1> : tensor<6xi64>
  return %c : tensor<6xi64>
}
func.func @overwritten(%v: i64, %i: index) -> i64 {
  %0 = call @c() : () -> tensor<6xi64>
  %1 = tensor.insert %v into %0[%i] : tensor<6xi64>
  %2 = tensor.extract %1[%i] : tensor<6xi64>
  return %2 : i64
}
func.func @read(%i: index) -> i64 {
  %0 = call @c() : () -> tensor<6xi64>
  %1 = tensor.extract %0[%i] : tensor<6xi64>
  return %1 : i64
}

// Only the function itself must not write to the argument.
func.func private @identity(%t: tensor<6xi64> {bufferization.writable = false}) -> tensor<6xi64> {
  return %t : tensor<6xi64>
}
func.func @argument(%t: tensor<6xi64>, %v: i64, %i: index) -> tensor<6xi64> {
  %0 = call @identity(%t) : (tensor<6xi64>) -> tensor<6xi64>
  %1 = tensor.insert %v into %0[%i] : tensor<6xi64>
  return %1 : tensor<6xi64>
}
