// RUN: --tosa-narrow-i64-to-i32="aggressive-rewrite convert-function-boundaries"
// All operations are narrowed, and constants become the nearest numbers.
func.func @f(%a: tensor<4xi64>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi1>, tensor<4xi8>) {
  %c = "tosa.const"() {values = dense<[5000000000, -5000000000, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
  %0 = tosa.add %a, %c : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %1 = tosa.greater %0, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  %2 = tosa.cast %b : (tensor<4xi64>) -> tensor<4xi8>
  return %0, %1, %2 : tensor<4xi64>, tensor<4xi1>, tensor<4xi8>
}
