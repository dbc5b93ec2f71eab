// RUN: --tosa-narrow-i64-to-i32 --verify-diagnostics --split-input-file
// Operations that may have another result, and those of other dialects, are errors.
func.func @sum(%a: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @below {{failed to legalize operation 'tosa.add'}}
  %0 = tosa.add %a, %a : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @large_constant() -> tensor<i64> {
  // expected-error @below {{failed to legalize operation 'tosa.const'}}
  %0 = "tosa.const"() {values = dense<5000000000> : tensor<i64>} : () -> tensor<i64>
  return %0 : tensor<i64>
}
// -----
func.func @unknown_size(%a: tensor<?x4xf32>) -> tensor<4xi64> {
  // expected-error @below {{failed to legalize operation 'tosa.argmax'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<?x4xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @small_integer(%a: tensor<4xi64>) -> tensor<4xi8> {
  // expected-error @below {{failed to legalize operation 'tosa.cast'}}
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @type_attribute(%a: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @below {{failed to legalize operation 'tosa.identity'}}
  %0 = tosa.identity %a {note = i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @other_dialect(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
