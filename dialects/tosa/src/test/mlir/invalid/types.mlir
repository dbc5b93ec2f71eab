// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<0x3xf32>) {
  // expected-error @below {{'tosa.exp' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0x3xf32>'}}
  %0 = tosa.exp %a : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<3xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{'tosa.reshape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<2xi32>'}}
  %0 = tosa.reshape %a, %s : (tensor<3xf32>, tensor<2xi32>) -> tensor<1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<3xf32>) {
  // expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3xf32>) -> tensor<f32>
  return 
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @below {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<f32>) -> tensor<i32>
  return 
}

// -----

func.func @f(%a: tensor<3xcomplex<f32>>) {
  // expected-error @below {{'tosa.exp' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<3xcomplex<f32>>'}}
  %0 = tosa.exp %a : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return 
}

// -----

func.func @f(%a: tensor<3xf32>) {
  // expected-error @below {{'tosa.matmul' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<3xf32>'}}
  %0 = tosa.matmul %a, %a, %a, %a : (tensor<3xf32>,tensor<3xf32>,tensor<3xf32>,tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'tosa.matmul' op operand #2 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<3xf32>'}}
  %0 = tosa.matmul %a, %a, %b, %b : (tensor<1x1x1xf32>,tensor<1x1x1xf32>,tensor<3xf32>,tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.mul' op operand #2 must be tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.mul %a, %a, %b : (tensor<3xi8>,tensor<3xi8>,tensor<3xi8>) -> tensor<3xi32>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.cos' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<3xi8>'}}
  %0 = tosa.cos %a : (tensor<3xi8>) -> tensor<3xi8>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.logical_not %a : (tensor<3xi8>) -> tensor<3xi8>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.intdiv %a, %a : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return 
}

// -----

func.func @f(%a: tensor<3x1x1xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.gather' op operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.gather %a, %b : (tensor<3x1x1xi8>, tensor<3xi8>) -> tensor<3x1x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi8>) {
  // expected-error @below {{'tosa.rescale' op operand #1 must be 1D tensor of 16-bit signless integer or 32-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.rescale %a, %b, %b, %b, %b {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return 
}

// -----

func.func @f(%a: tensor<3xi8>, %b: tensor<3xi32>) {
  // expected-error @below {{'tosa.rescale' op operand #2 must be 1D tensor of 8-bit signless integer values, but got 'tensor<3xi32>'}}
  %0 = tosa.rescale %a, %b, %b, %b, %b {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<3>'}}
  %0 = tosa.resize %a, %s, %s, %s {mode = BILINEAR} : (tensor<1x1x1x1xi8>, !tosa.shape<3>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x1x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.pad' op operand #2 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values, but got 'tensor<1x1x1x1xi8>'}}
  %0 = tosa.pad %a, %s, %a : (tensor<1x1x1x1xi8>, !tosa.shape<3>, tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.clamp' op attribute 'min_val' failed to satisfy constraint: arbitrary integer attribute or arbitrary float attribute}}
  %0 = "tosa.clamp"(%a) {min_val="a", max_val = 1} : (tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %z: tensor<1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float}}
  %0 = "tosa.avg_pool2d"(%a, %z, %z) {kernel = array<i64:1,1>, stride=array<i64:1,1>, pad = array<i64:0,0,0,0>, acc_type = i8} : (tensor<1x1x1x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x1xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %z: tensor<1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.slice_shape' op operand #1 must be tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values, but got 'tensor<1x1x1x1xi8>'}}
  %0 = tosa.slice_shape %s, %a, %a : (!tosa.shape<3>, tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>) -> !tosa.shape<3>
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %z: tensor<1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<1x1x1x1xi8>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<1x1x1x1xi8>) -> (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>)
  return 
}

// -----

func.func @f(%a: tensor<1x1x1x1xi8>, %z: tensor<1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<1x1x1x1xi8>'}}
  %0 = tosa.cast_from_block_scaled %a, %a {block_size = BLOCK_SIZE_32} : (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>) -> (tensor<1x1x1x1xi8>)
  return 
}

// -----

func.func @f(%a: tensor<1x1x1xi8>, %z: tensor<1xi8>, %s: !tosa.shape<3>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op operand #0 must be tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values, but got 'tensor<1x1x1xi8>'}}
  %0 = tosa.matmul_t_block_scaled %a, %a, %a, %a {block_size = BLOCK_SIZE_32} : (tensor<1x1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>) -> (tensor<1x1x1xi8>)
  return 
}

// -----

func.func @f(%a: i32, %b: i8) {
  // expected-error @below {{'tosa.apply_scale' op attribute 'rounding_mode' failed to satisfy constraint: Supported rounding modes}}
  %2 = "tosa.apply_scale"(%a, %a, %b) {rounding_mode = "a"} : (i32,i32, i8) -> i32
  return 
}

// -----

func.func @f(%a: f32, %b: i8) {
  // expected-error @below {{'tosa.apply_scale' op operand #0 must be signless-integer-like, but got 'f32'}}
  %2 = tosa.apply_scale %a, %a, %b {rounding_mode = DOUBLE_ROUND} : (f32,f32, i8) -> i32
  return 
}

// -----

func.func @f(%a: tensor<2x3x2xf32>) {
  // expected-error @below {{custom op 'tosa.transpose' 'tosa.transpose' op attribute 'perms' failed to satisfy constraint: i32 dense array attribute}}
  %0 = tosa.transpose %a {perms = array<i64: 1, 2>} : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return 
}

// -----

// expected-error @below {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
%x = tosa.const_shape {values = dense<1> : tensor<2xi64>} : () -> !tosa.shape<2>

// -----

// expected-error @below {{invalid rank (must be >= 0): -2}}
%x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<-2>

// -----

// expected-error @below {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
%x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>

// -----

// expected-error @below {{'tosa.variable' op attribute 'var_shape' failed to satisfy constraint: index elements attribute}}
"tosa.variable"() {sym_name="a", var_shape=1, type=i32} : () -> ()

// -----

func.func @f(%i: tensor<3xi32>) {
  // expected-error @below {{'tosa.cond_if' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<3xi32>'}}
  tosa.cond_if %i : tensor<3xi32> -> () { } else { }
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (5)}}
  %0 = tosa.reduce_sum %a {axis = 5 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %s: !tosa.shape<2>) {
  // expected-error @below {{'tosa.tile' op shape operand is not compile time resolvable}}
  %0 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return 
}

// -----

// expected-error @below {{'tosa.variable_write' op requires a single operand}}
"tosa.variable_write"() {name="a"} : () -> ()

// -----

func.func @f(%a: tensor<2x3xf32>, %s: f32) {
  // expected-error @below {{custom op 'tosa.variable_write' invalid kind of type specified}}
  tosa.variable_write @x, %s : f32
  return 
}
