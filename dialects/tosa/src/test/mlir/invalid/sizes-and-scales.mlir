// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[7]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[7]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op cannot reshape 6 elements into 7}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<7xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[-2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s0, %s1 : (tensor<2x3xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s0, %s1 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<1x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.slice %a, %s0, %s1 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 3}}
  %0 = tosa.slice %a, %s0, %s1 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %0 = tosa.tile %a, %s0 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[-2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.tile %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %a, %s0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @below {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 3}}
  %0 = tosa.pad %a, %s0, %z : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<2x5xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 1 + 2 = 6, but got 5}}
  %0 = tosa.pad %a, %s0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x5xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.pad %a, %s0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x5xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 3}}
  %0 = tosa.pad %a, %s0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x5x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, -2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op invalid padding values at dimension 1: values must be non-negative or -1 for dynamic padding, got [-2, 1]}}
  %0 = tosa.pad %a, %s0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.pad %a, %s0, %zi : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xi8>) -> tensor<2x5xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
  %0 = tosa.transpose %a {perms = array<i32: 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1,2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1,1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: -1,0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
  %0 = tosa.transpose %a {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %a {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<3x2x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
  %0 = tosa.transpose %a {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<3x2xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 0 to have size 4, got 3}}
  %0 = tosa.gather %v, %x : (tensor<4x5x6xf32>, tensor<4x2xi32>) -> tensor<3x2x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 1 to have size 2, got 3}}
  %0 = tosa.gather %v, %x : (tensor<4x5x6xf32>, tensor<4x2xi32>) -> tensor<4x3x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 2 to have size 6, got 5}}
  %0 = tosa.gather %v, %x : (tensor<4x5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x5xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.gather %v, %x : (tensor<4x5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x6xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op requires values_out dimension 0 to have size 4, got 3}}
  %0 = tosa.scatter %v, %x, %in : (tensor<4x5x6xf32>, tensor<4x2xi32>, tensor<4x2x6xf32>) -> tensor<3x5x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op requires values_out dimension 1 to have size 5, got 4}}
  %0 = tosa.scatter %v, %x, %in : (tensor<4x5x6xf32>, tensor<4x2xi32>, tensor<4x2x6xf32>) -> tensor<4x4x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op requires values_out dimension 2 to have size 6, got 5}}
  %0 = tosa.scatter %v, %x, %in : (tensor<4x5x6xf32>, tensor<4x2xi32>, tensor<4x2x6xf32>) -> tensor<4x5x5xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.scatter %v, %x, %in : (tensor<4x5x6xf32>, tensor<4x2xi32>, tensor<4x2x6xf32>) -> tensor<4x5x6xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op requires input dimension 1 to have size 2, got 5}}
  %0 = tosa.scatter %v, %x, %v : (tensor<4x5x6xf32>, tensor<4x2xi32>, tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<4x3xi32>
  // expected-error @below {{'tosa.scatter' op requires input dimension 1 to have size 3, got 5}}
  %0 = tosa.scatter %in, %t, %v : (tensor<4x2x6xf32>, tensor<4x3xi32>, tensor<4x5x6xf32>) -> tensor<4x2x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi16>
  %t = "test.a"() : () -> tensor<256xi8>
  // expected-error @below {{'tosa.table' op dim(result, 1) = 4 doesn't match dim(input, 1) = 3}}
  %0 = tosa.table %i, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x4xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi16>
  %t = "test.a"() : () -> tensor<256xi8>
  // expected-error @below {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.table %i, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output height did not match expected: calculated=13, expected=12}}
  %0 = tosa.resize %img, %s0, %s1, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x12x13x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[4, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output width did not match expected: calculated=13, expected=12}}
  %0 = tosa.resize %img, %s0, %s1, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x13x12x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 1, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expect all scale values to be > 0, got 0, 1, 4, 1}}
  %0 = tosa.resize %img, %s0, %s1, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x13x13x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[2, 3, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output height did not match expected: calculated=3, expected=13}}
  %0 = tosa.resize %img, %s0, %s1, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x13x13x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[4, 3, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output width did not match expected: calculated=3, expected=13}}
  %0 = tosa.resize %img, %s0, %s1, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x13x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<2xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<1xi16>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<1xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi16>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<1xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<1xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xf32>
  // expected-error @below {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xf32>
  %m = "test.a"() : () -> tensor<1xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xf32>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<2xi32>
  %s = "test.a"() : () -> tensor<2xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect shape of { 3 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<3xi32>
  %s = "test.a"() : () -> tensor<2xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect shape of { 3 } for shift input, got { 2 }}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %q = "test.a"() : () -> tensor<2x3xi8>
  %m = "test.a"() : () -> tensor<1xi32>
  %s = "test.a"() : () -> tensor<1xi8>
  %p = "test.a"() : () -> tensor<1xi8>
  %o = "test.a"() : () -> tensor<1xi8>
  // expected-error @below {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %q, %m, %s, %p, %o {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %a, %a {axis = 2 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got -1}}
  %0 = tosa.concat %a, %a {axis = -1 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.concat %a, %i {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xi8>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 6 and 3}}
  %0 = tosa.concat %a, %d {axis = 1 : i32} : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.concat' op expect at least one input}}
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<3xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<*xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.const' op attribute 'values' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = "tosa.const"() {values = 1 : i32} : () -> tensor<2xi16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<?xi8>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x4xf32>'}}
  // expected-error @below {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x3xf16>'}}
  // expected-error @below {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_max' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_max' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x4xf32>'}}
  // expected-error @below {{'tosa.reduce_max' op failed to infer returned types}}
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_max' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_max %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_max' op reduce axis must not be negative}}
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_max' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_max' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x3xf16>'}}
  // expected-error @below {{'tosa.reduce_max' op failed to infer returned types}}
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_all' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_all' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x4xf32>'}}
  // expected-error @below {{'tosa.reduce_all' op failed to infer returned types}}
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_all' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_all %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_all' op reduce axis must not be negative}}
  %0 = tosa.reduce_all %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reduce_all' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @+2 {{'tosa.reduce_all' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x3xf16>'}}
  // expected-error @below {{'tosa.reduce_all' op failed to infer returned types}}
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '3', got '2'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '2', got '2, 1'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xi32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'i8'}}
  %0 = tosa.matmul %v, %v, %zi, %z : (tensor<4x5x6xf32>, tensor<4x5x6xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<4x5x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'i8'}}
  %0 = tosa.matmul %v, %v, %z, %zi : (tensor<4x5x6xf32>, tensor<4x5x6xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4x5x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -3,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-3 and KW=3}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,-3,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 0,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 5 != (4 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 5 != (4 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x5x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.transpose_conv2d %img, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op calculated output depth did not match expected: calculated=2, expected=3}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op calculated output width did not match expected: calculated=2, expected=3}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op expect all padding values to be >= 0, got -1, 0, 0, 0, 0, 0}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: -1,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op expect all stride values to be >= 1, got 1, 0, 1}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,0,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op expect all dilation values to be >= 1, got 1, 1, 0}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 1,1,1>, dilation = array<i64: 1,1,0>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  // expected-error @below {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (4 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv3d %vol, %wv, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0,0,0>, stride = array<i64: 2,1,1>, dilation = array<i64: 1,1,1>} : (tensor<1x4x4x4x2xf32>, tensor<3x3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<3x3x2x3xf32>
  %bb = "test.a"() : () -> tensor<6xf32>
  // expected-error @below {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.depthwise_conv2d %img, %t, %bb, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x2x6xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<3x3x2x3xf32>
  %bb = "test.a"() : () -> tensor<6xf32>
  // expected-error @below {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (3) or 1, got 6}}
  %0 = tosa.depthwise_conv2d %img, %t, %bb, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x7x16xf32>
  // expected-error @below {{'tosa.rfft2d' op expected height to be a power of two, got 7}}
  %0:2 = tosa.rfft2d %t : (tensor<1x7x16xf32>) -> (tensor<1x7x9xf32>, tensor<1x7x9xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x7x16xf32>
  // expected-error @below {{'tosa.fft2d' op expected height to be a power of two, got 7}}
  %0:2 = tosa.fft2d %t, %t {inverse = false} : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> (tensor<1x7x16xf32>, tensor<1x7x16xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x15xf32>
  // expected-error @below {{'tosa.rfft2d' op expected width to be a power of two, got 15}}
  %0:2 = tosa.rfft2d %t : (tensor<1x8x15xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x15xf32>
  // expected-error @below {{'tosa.fft2d' op expected width to be a power of two, got 15}}
  %0:2 = tosa.fft2d %t, %t {inverse = false} : (tensor<1x8x15xf32>, tensor<1x8x15xf32>) -> (tensor<1x8x15xf32>, tensor<1x8x15xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x16xf32>
  // expected-error @below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x8x16xf32>' output='tensor<1x7x9xf32>'}}
  %0:2 = tosa.rfft2d %t : (tensor<1x8x16xf32>) -> (tensor<1x7x9xf32>, tensor<1x7x9xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x16xf32>
  // expected-error @below {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %0:2 = tosa.rfft2d %t : (tensor<1x8x16xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x16xf32>
  // expected-error @below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x8x16xf32>' output='tensor<2x8x9xf32>'}}
  %0:2 = tosa.rfft2d %t : (tensor<1x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>)
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<4x5x6xf32>, %x: tensor<4x2xi32>, %in: tensor<4x2x6xf32>, %z: tensor<1xf32>, %i: tensor<2x3xi8>, %zi: tensor<1xi8>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %img: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %vol: tensor<1x4x4x4x2xf32>, %wv: tensor<3x3x3x3x2xf32>) {
  %t = "test.a"() : () -> tensor<1x8x16xi32>
  // expected-error @below {{'tosa.rfft2d' op requires a floating point type}}
  %0:2 = tosa.rfft2d %t : (tensor<1x8x16xi32>) -> (tensor<1x8x9xi32>, tensor<1x8x9xi32>)
  return 
}
