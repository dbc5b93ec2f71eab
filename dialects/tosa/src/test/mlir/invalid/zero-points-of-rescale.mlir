// RUN: --split-input-file --verify-diagnostics

func.func @f(%q: tensor<2xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<127> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0, got 127}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%q: tensor<2xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<127> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0, got 127}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%q: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0, got 5}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%q: tensor<2xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0, got 5}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%q: tensor<2xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 5}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%q: tensor<2xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0 or 32768 for unsigned int16 output, got 5}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%q: tensor<2xi48>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<1> : tensor<1xi48>} : () -> tensor<1xi48>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0, got 1}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%q: tensor<2xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<1> : tensor<1xi48>} : () -> tensor<1xi48>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0, got 1}}
  %0 = tosa.rescale %q, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi48>) -> tensor<2xi48>
  return
}
