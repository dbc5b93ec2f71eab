// RUN: --tosa-narrow-f64-to-f32 --verify-diagnostics --split-input-file
// Computations and constants that are not exact are errors.
func.func @sum(%a: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error @below {{failed to legalize operation 'tosa.add'}}
  %0 = tosa.add %a, %a : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @inexact() -> tensor<f64> {
  // expected-error @below {{failed to legalize operation 'tosa.const'}}
  %0 = "tosa.const"() {values = dense<0.1> : tensor<f64>} : () -> tensor<f64>
  return %0 : tensor<f64>
}
// -----
func.func @position(%a: tensor<3x4xf64>) -> tensor<4xi32> {
  // expected-error @below {{failed to legalize operation 'tosa.argmax'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x4xf64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @rounded_twice(%a: tensor<4xf64>) -> tensor<4xf16> {
  // expected-error @below {{failed to legalize operation 'tosa.cast'}}
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
