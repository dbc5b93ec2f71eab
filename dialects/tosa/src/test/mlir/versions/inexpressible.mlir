// RUN: --split-input-file --verify-diagnostics --mlir-version=19.1
// REFERENCE: reads the spelling of its own version only.

func.func @nan_mode(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'tosa.maximum' op attribute 'nan_mode' does not exist in MLIR 19.1}}
  %0 = tosa.maximum %x, %x {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @variable_shift(%x: tensor<4xi32>, %s: tensor<1xi8>) -> tensor<4xi32> {
  // expected-error @below {{'tosa.mul' op with operand 'shift' that is not constant does not exist in MLIR 19.1}}
  %0 = tosa.mul %x, %x, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @computed_shape(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{'tosa.dim' op does not exist in MLIR 19.1}}
  %0 = tosa.dim %x {axis = 0 : i32} : (tensor<4xi32>) -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op with operand 'shape' that is not constant does not exist in MLIR 19.1}}
  %1 = tosa.reshape %x, %0 : (tensor<4xi32>, !tosa.shape<1>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

func.func @variable_permutation(%x: tensor<2x3xf32>, %p: tensor<2xi32>) -> tensor<3x2xf32> {
  // expected-error @below {{'tosa.transpose' needs a constant permutation since MLIR 22.1}}
  %0 = tosa.transpose %x, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

func.func @missing_operand(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  // expected-error @below {{'tosa.mul' op expected 3 operands, but found 1}}
  %0 = "tosa.mul"(%x) {shift = 0 : i8} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
