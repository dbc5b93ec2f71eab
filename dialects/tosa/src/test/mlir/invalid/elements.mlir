// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'tosa.add' op result type '5' not broadcast compatible with broadcasted operands's shapes '4'}}
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.exp' op requires the same element type for all operands and results}}
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf16>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.exp' op requires the same shape for all operands and results}}
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<5xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.equal' op requires the same element type for all operands}}
  %0 = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.equal' op result type '5' not broadcast compatible with broadcasted operands's shapes '4'}}
  %0 = tosa.equal %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xi1>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.greater' op requires the same element type for all operands}}
  %0 = tosa.greater %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 1 : i32, max_val = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=1.000000e+00 : f32, max_val=0.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 1.0 : f32, max_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %0 = tosa.clamp %a {min_val = 1.0 : f32, max_val = 0x7FC00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 1.0 : f32, max_val = 1.0 : f16} : (tensor<4xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=2 : i8, max_val=1 : i8}}
  %0 = tosa.clamp %a {min_val = 2 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 2 : i32, max_val = 1 : i32} : (tensor<4xi8>) -> tensor<4xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op requires the same element type for all operands and results}}
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi16>
  return 
}

// -----

func.func @f(%a: tensor<4xui8>, %b: tensor<4xi32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 1 : i8} : (tensor<4xui8>) -> tensor<4xui8>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf16>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf16>, tensor<1xi8>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4xf32>' and 'tensor<3xf32>'}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  %q = "tosa.const"() {values = dense<1> : tensor<1xi8>}: () -> tensor<1xi8>
  // expected-error @below {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %b, %q : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xi8>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.select' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %0 = tosa.select %a, %b, %s : (tensor<4xi1>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi16>
  return 
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.select' op expect input and output to have same element type, got 'i16' and 'i8'}}
  %0 = tosa.select %a, %b, %b : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi8>, %c: tensor<1xi16>) {
  // expected-error @below {{'tosa.negate' op expect both output and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi16>, %c: tensor<1xi16>) {
  // expected-error @below {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi8>, %c: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<5xi8>
  return 
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi8>, %c: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>}: () -> tensor<1xf32>
  // expected-error @below {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi32>}: () -> tensor<1xi32>
  // expected-error @below {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return 
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tosa.cast' op requires the same shape for all operands and results}}
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<5xi32>
  return 
}
