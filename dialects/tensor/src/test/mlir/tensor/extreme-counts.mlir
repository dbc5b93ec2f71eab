// RUN: --split-input-file --verify-diagnostics
// REFERENCE: 19.1 adds without a check for overflow
func.func @f(%a: tensor<9223372036854775807xi8>) {
// expected-error @below {{'tensor.concat' op the size of the concatenated dimension overflows}}
  %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>) -> tensor<?xi8>
  return
}

// -----
func.func @f() {
// expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"() : () -> tensor<1x2xi32>
  return
}
