// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

func.func @shared(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected the types of 2 operands and of one result}}
  %0 = stablehlo.add %a, %a : (tensor<4xf32>) -> tensor<4xf32>
}

// -----

func.func @complex(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected tensor with complex element type}}
  %0 = stablehlo.complex %a, %a : tensor<4xf32>
}

// -----

func.func @format(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected exponent mantissa in format e#m#, saw m5e10}}
  %0 = stablehlo.reduce_precision %a, format = m5e10 : tensor<4xf32>
}

// -----

func.func @window(%a: tensor<4xf32>) {
  // expected-error @+1 {{Unexpected keyword pace}}
  %0 = stablehlo.convolution(%a, %a) dim_numbers = [b]x[o]->[b], window = {pace = [1]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
}

// -----

func.func @reduce(%a: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{expected one operand and its initial value, which are tensors}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, i32) -> tensor<f32>
}
