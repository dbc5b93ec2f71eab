// RUN: --split-input-file --verify-diagnostics
// REFERENCE: MLIR 19.1 accepts operands of another encoding if the result has none
// The text of an operation has one type, so that operands with another encoding could not be read again.
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32, "z">) {
  // expected-error @below {{'math.powf' op requires the same encoding for all operands and results}}
  %0 = "math.powf"(%a, %b) : (tensor<4xf32>, tensor<4xf32, "z">) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op requires the same encoding for all operands and results}}
  %0 = "math.exp"(%a) : (tensor<4xf32>) -> tensor<?xf32, "x">
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op requires the same type for all operands and results}}
  %0 = "math.exp"(%a) : (tensor<4xf32>) -> tensor<5xf32, "x">
  return
}

// -----

func.func @f(%a: tensor<4xf32, "x">) {
  // expected-error @below {{'math.exp' op inferred type(s) 'tensor<4xf32, "x">' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @below {{'math.exp' op failed to infer returned types}}
  %0 = "math.exp"(%a) : (tensor<4xf32, "x">) -> tensor<4xf32>
  return
}
