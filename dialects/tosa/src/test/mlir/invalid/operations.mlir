// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
func.func @a(%a: tensor<1x2x3xf32>) {
// expected-error @below {{'tosa.add' op result type '1x2x4' not broadcast compatible with broadcasted operands's shapes '1x2x3'}}
  %0 = tosa.add %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @a(%a: tensor<1x2x3xf32>) {
// expected-error @below {{'tosa.add' op result type '2x3' not broadcast compatible with broadcasted operands's shapes '1x2x3'}}
  %0 = tosa.add %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
// expected-error @below {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %i, %q : (tensor<3xi32>, tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.abs' op result type '2x3' not broadcast compatible with broadcasted operands's shapes '3x3'}}
  %0 = tosa.abs %c : (tensor<3x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.abs' op result type '3' not broadcast compatible with broadcasted operands's shapes '3x3'}}
  %0 = tosa.abs %c : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %i, %i {shift = 0 : i8} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %i8: tensor<3xi8>) {
// expected-error @below {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %i, %i8 {shift = 0 : i8} : (tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>) {
// expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %bb, %bb {shift = 0 : i8} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf64>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %bb: tensor<3xf32>) {
// expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %bb, %i {shift = 0 : i8} : (tensor<3xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %i8: tensor<3xi8>) {
// expected-error @below {{'tosa.equal' op requires the same element type for all operands}}
  %0 = tosa.equal %i, %i8 : (tensor<3xi32>, tensor<3xi8>) -> tensor<3xi1>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.equal' op result type '4' not broadcast compatible with broadcasted operands's shapes '3'}}
  %0 = tosa.equal %i, %i : (tensor<3xi32>, tensor<3xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @a(%a: tensor<1x2x3xf32>, %c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.equal' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.equal %c, %a : (tensor<3x3xf32>, tensor<1x2x3xf32>) -> tensor<3x3xi1>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %i8: tensor<3xi8>) {
// expected-error @below {{'tosa.greater' op requires the same element type for all operands}}
  %0 = tosa.greater %i, %i8 : (tensor<3xi32>, tensor<3xi8>) -> tensor<3xi1>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.greater' op result type '4' not broadcast compatible with broadcasted operands's shapes '3'}}
  %0 = tosa.greater %i, %i : (tensor<3xi32>, tensor<3xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.greater' op result #0 must be tensor of 1-bit signless integer values, but got 'tensor<3xi32>'}}
  %0 = tosa.greater %i, %i : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %i8: tensor<3xi8>) {
// expected-error @below {{'tosa.maximum' op requires the same element type for all operands and results}}
  %0 = tosa.maximum %i, %i8 : (tensor<3xi32>, tensor<3xi8>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.clamp' op input/output element types are incompatible.}}
  %0 = tosa.clamp %i {max_fp = 1.0 : f32, max_int = 1 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<3xi32>) -> tensor<3xi8>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>) {
// expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %bb {max_fp = 1.0 : f64, max_int = 1 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{custom op 'tosa.clamp' 'tosa.clamp' op attribute 'max_int' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = tosa.clamp %i {max_fp = 1.0 : f32, max_int = 1 : i32, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %c {axis = 2 : i32} : (tensor<3x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %c {axis = -1 : i32} : (tensor<3x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>) {
// expected-error @below {{'tosa.reduce_sum' op expect output tensor rank (1) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_sum %u {axis = 1 : i32} : (tensor<*xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>) {
// expected-error @below {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_sum %u {axis = 1 : i32} : (tensor<*xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>) {
// expected-error @below {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %u {axis = -1 : i32} : (tensor<*xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %c {axis = -1 : i32} : (tensor<3x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<3x1xf32>' are incompatible with return type(s) of operation 'tensor<2x1xf32>'}}
// expected-error @below {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @a(%s: tensor<f32>) {
// expected-error @below {{'tosa.reduce_sum' op expect input tensor rank (0) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_sum %s {axis = 1 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @a(%s: tensor<f32>) {
// expected-error @below {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %s {axis = 0 : i32} : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>) {
// expected-error @below {{'tosa.reverse' op expect output tensor rank (1) to be larger than reverse axis (3)}}
  %0 = tosa.reverse %u {axis = 3 : i32} : (tensor<*xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %c {axis = -3 : i32} : (tensor<3x3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %c {axis = 0 : i32} : (tensor<3x3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @a(%s: tensor<f32>) {
// expected-error @below {{'tosa.reverse' op expect input tensor rank (0) to be larger than reverse axis (1)}}
  %0 = tosa.reverse %s {axis = 1 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %c {multiples = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = tosa.tile %c {multiples = array<i64: 1>} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>) {
// expected-error @below {{'tosa.tile' op expect 'multiples' array to have length 3 but got 2.}}
  %0 = tosa.tile %u {multiples = array<i64: 1, 3>} : (tensor<*xf32>) -> tensor<3x9x1xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>, %i: tensor<3xi32>) {
// expected-error @below {{'tosa.transpose' op expected permutation tensor dim 0 to have size 2 (output rank) but got size 3}}
  %0 = tosa.transpose %u, %i : (tensor<*xf32>, tensor<3xi32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.transpose' op expected permutation tensor dim 0 to have size 2 (input rank) but got size 3}}
  %0 = tosa.transpose %c, %i : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3x3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.transpose' op expected permutation tensor dim 0 to have size 2 (input rank) but got size 3}}
  %0 = tosa.transpose %c, %i : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>, %i: tensor<3xi32>) {
// expected-error @below {{'tosa.pad' op operand #0 must be ranked tensor of number values, but got 'tensor<*xf32>'}}
  %0 = tosa.pad %u, %i : (tensor<*xf32>, tensor<3xi32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%i8: tensor<3xi8>, %c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.pad' op operand #1 must be tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.pad %c, %i8 : (tensor<3x3xf32>, tensor<3xi8>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>, %i8: tensor<3xi8>, %c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.pad' op operand #2 must be 0D tensor of number values, but got 'tensor<3xi8>'}}
  %0 = tosa.pad %c, %i, %i8 : (tensor<3x3xf32>, tensor<3xi32>, tensor<3xi8>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reshape' op result #0 must be ranked tensor of number values, but got 'tensor<*xf32>'}}
  %0 = tosa.reshape %c {new_shape = array<i64: 1, 9>} : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %c {new_shape = array<i64: 1, -2>} : (tensor<3x3xf32>) -> tensor<1x9xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @below {{'tosa.reshape' op cannot reshape 9 elements into 8}}
  %0 = tosa.reshape %c {new_shape = array<i64: 1, -1>} : (tensor<3x3xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<3x3xf32>' are incompatible with return type(s) of operation 'tensor<6x3xf32>'}}
// expected-error @below {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %c, %c {axis = 2 : i32} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>) {
// expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<6x3xf32>' are incompatible with return type(s) of operation 'tensor<7x3xf32>'}}
// expected-error @below {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %c, %c {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>, %w: tensor<3x3xi8>, %bb: tensor<3xf32>) {
// expected-error @below {{'tosa.fully_connected' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.fully_connected %c, %w, %bb : (tensor<3x3xf32>, tensor<3x3xi8>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%w: tensor<3x3xi8>, %bb: tensor<3xf32>) {
// expected-error @below {{'tosa.fully_connected' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.fully_connected %w, %w, %bb : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>, %bb: tensor<3xf32>, %wf: tensor<3x3xf32>) {
// expected-error @below {{'tosa.fully_connected' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.fully_connected %c, %wf, %bb {quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>} : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>, %bb: tensor<3xf32>, %wf: tensor<3x3xf32>) {
// expected-error @below {{custom op 'tosa.fully_connected' 'tosa.fully_connected' op attribute 'quantization_info' failed to satisfy constraint: Attribute for Conv type op quantization information.}}
  %0 = tosa.fully_connected %c, %wf, %bb {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = 0>} : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>, %c: tensor<3x3xf32>, %bb: tensor<3xf32>) {
// expected-error @below {{'tosa.fully_connected' op operand #1 must be 2D tensor of 4-bit signless integer or 8-bit signless integer or Quint8 type or Qint4 type or Qint8 type or Qint16 type or Qint32 type or floating-point values, but got 'tensor<*xf32>'}}
  %0 = tosa.fully_connected %c, %u, %bb : (tensor<3x3xf32>, tensor<*xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>, %bb: tensor<3xf32>, %wf: tensor<3x3xf32>) {
// expected-error @below {{'tosa.fully_connected' op expect a ranked tensor for input, got <block argument> of type 'tensor<*xf32>' at index: 0}}
  %0 = tosa.fully_connected %u, %wf, %bb : (tensor<*xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @a(%x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %x4 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @a(%x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{'tosa.avg_pool2d' op input/output element types are incompatible.}}
  %0 = tosa.avg_pool2d %x4 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf32>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @a(%x4i: tensor<1x2x3x4xi8>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %x4i {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @a(%x4i: tensor<1x2x3x4xi8>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %x4i {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @a(%x4i: tensor<1x2x3x4xi8>) {
// expected-error @below {{'tosa.avg_pool2d' op input/output element types are incompatible.}}
  %0 = tosa.avg_pool2d %x4i {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi32>
  return
}

// -----

func.func @a(%x4i: tensor<1x2x3x4xi8>) {
// expected-error @below {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %0 = tosa.avg_pool2d %x4i {acc_type = i32, kernel = array<i64: 2, 2, 3>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @a(%x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 32-bit signed integer or 16-bit float or 32-bit float}}
  %0 = tosa.avg_pool2d %x4 {acc_type = f64, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>, %x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{custom op 'tosa.transpose_conv2d' 'tosa.transpose_conv2d' op attribute 'out_shape' failed to satisfy constraint: i64 dense array attribute with at least 4 elements}}
  %0 = tosa.transpose_conv2d %x4, %x4, %bb {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 32, 32, 16,3>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @a(%x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{custom op 'tosa.resize' 'tosa.resize' op attribute 'mode' failed to satisfy constraint: Supported resize/upsampling strategies}}
  %0 = tosa.resize %x4 { scale = array<i64: 2, 2, 1, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>, mode = "FOO" } : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  return
}

// -----

func.func @a(%vi: vector<4xi32>, %i32: i32, %si8: i8) {
// expected-error @below {{'tosa.apply_scale' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = tosa.apply_scale %i32, %vi, %si8 {double_round = true} : (i32, vector<4xi32>, i8) -> i32
  return
}

// -----

func.func @a(%v: vector<4xf32>, %vi: vector<4xi32>, %si8: i8) {
// expected-error @below {{'tosa.apply_scale' op operand #0 must be signless-integer-like, but got 'vector<4xf32>'}}
  %0 = tosa.apply_scale %v, %vi, %si8 {double_round = true} : (vector<4xf32>, vector<4xi32>, i8) -> i32
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{'tosa.cos' op operand #0 must be tensor of floating-point values, but got 'tensor<3xi32>'}}
  %0 = tosa.cos %i : (tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%i8: tensor<3xi8>) {
// expected-error @below {{'tosa.int_div' op operand #0 must be tensor of 32-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.int_div %i8, %i8 : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return
}

// -----

func.func @a(%i8: tensor<3xi8>) {
// expected-error @below {{'tosa.logical_and' op operand #0 must be tensor of 1-bit signless integer values, but got 'tensor<3xi8>'}}
  %0 = tosa.logical_and %i8, %i8 : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return
}

// -----

func.func @a() {
// expected-error @below {{'tosa.const' op failed to verify that all of {value, output} have same shape}}
  %0 = "tosa.const"() {value = dense<3> : tensor<3xi32>} : () -> tensor<*xi32>
  return
}

// -----

func.func @a() {
// expected-error @below {{'tosa.const' op failed to verify that all of {value, output} have same shape}}
  %0 = "tosa.const"() {value = dense<3> : tensor<3xi32>} : () -> tensor<?xi32>
  return
}

// -----

func.func @a() {
// expected-error @below {{'tosa.const' op attribute 'value' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = "tosa.const"() {value = 3 : i32} : () -> tensor<3xi8>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{custom op 'tosa.negate' 'tosa.negate' op attribute 'quantization_info' failed to satisfy constraint: Attribute for UnaryOp quantization information.}}
  %0 = tosa.negate %i {quantization_info = 3}: (tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%i: tensor<3xi32>) {
// expected-error @below {{custom op 'tosa.arithmetic_right_shift' 'tosa.arithmetic_right_shift' op attribute 'round' failed to satisfy constraint: bool attribute}}
  %0 = tosa.arithmetic_right_shift %i, %i {round = 3} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%a: tensor<1x2x3xf32>, %w: tensor<3x3xi8>) {
// expected-error @below {{'tosa.gather' op operand #1 must be 2D tensor of 32-bit signless integer values, but got 'tensor<3x3xi8>'}}
  %0 = tosa.gather %a, %w : (tensor<1x2x3xf32>, tensor<3x3xi8>) -> tensor<1x2x3xf32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>, %wf: tensor<3x3xf32>, %x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{'tosa.conv2d' op operand #1 must be 4D tensor of 4-bit signless integer or 8-bit signless integer or Quint8 type or Qint4 type or Qint8 type or Qint16 type or Qint32 type or floating-point values, but got 'tensor<3x3xf32>'}}
  %0 = tosa.conv2d %x4, %wf, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @a(%c: tensor<3x3xf32>, %x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{'tosa.conv2d' op operand #2 must be 1-d tensor, but got 'tensor<3x3xf32>'}}
  %0 = tosa.conv2d %x4, %x4, %c {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<3x3xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>, %x4: tensor<1x2x3x4xf32>) {
// expected-error @below {{'tosa.conv2d' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.conv2d %x4, %x4, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>, %x4i: tensor<1x2x3x4xi8>, %z4: tensor<1x0x3x4xi8>) {
// expected-error @below {{'tosa.conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv2d %z4, %x4i, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x0x3x4xi8>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xi32>
  return
}

// -----

func.func @a(%bb: tensor<3xf32>, %x4i: tensor<1x2x3x4xi8>, %z4f: tensor<1x0x3x4xf32>) {
// expected-error @below {{'tosa.conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv2d %z4f, %x4i, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x0x3x4xf32>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xi32>
  return
}

// -----

func.func @a(%u: tensor<*xf32>, %bb: tensor<3xf32>, %x4i: tensor<1x2x3x4xi8>) {
// expected-error @below {{'tosa.conv2d' op expect a ranked tensor for input, got <block argument> of type 'tensor<*xf32>' at index: 0}}
  %0 = tosa.conv2d %u, %x4i, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x0x?xi32>
  return
}

// -----

func.func @a(%z4f: tensor<1x0x3x4xf32>) {
// expected-error @below {{'tosa.avg_pool2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.avg_pool2d %z4f {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x0x3x4xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @a(%z4f: tensor<1x0x3x4xf32>) {
// expected-error @below {{'tosa.avg_pool2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.avg_pool2d %z4f {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x0x3x4xf32>) -> tensor<1x7x0x9xi8>
  return
}

// -----

func.func @a(%h: tensor<1x2x3x4xf16>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.avg_pool2d %h {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf16>) -> tensor<1x7x7x9xf16>
  return
}

// -----

func.func @a(%bh: tensor<1x2x3x4xbf16>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %bh {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xbf16>) -> tensor<1x7x7x9xbf16>
  return
}

// -----

func.func @a(%d: tensor<1x2x3x4xf64>) {
// expected-error @below {{'tosa.avg_pool2d' op input/output element types are incompatible.}}
  %0 = tosa.avg_pool2d %d {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf64>) -> tensor<1x7x7x9xf64>
  return
}

// -----

func.func @a(%qq: tensor<1x2x3x4x!quant.uniform<i8:f32, 1.0>>) {
// expected-error @below {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %qq {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @a(%i32: tensor<1x2x3x4xi32>) {
// expected-error @below {{'tosa.avg_pool2d' op input/output element types are incompatible.}}
  %0 = tosa.avg_pool2d %i32 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi32>) -> tensor<1x7x7x9xi32>
  return
}

// -----

func.func @a(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
// expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %q, %q {shift = 0 : i8} : (tensor<3x!quant.uniform<i8:f32, 1.0>>, tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @a(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
// expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %q {axis = 0 : i32} : (tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @a() {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
// expected-error @below {{custom op 'else' is unknown (tried 'builtin.else' as well)}}
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  }
  return
}

// -----

func.func @a(%x: tensor<4xf32>) {
// expected-error @below {{use of undeclared SSA value name}}
  %0 = tosa.cond_if %p -> (tensor<4xf32>) {
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%p: tensor<3xi1>, %x: tensor<4xf32>) {
// expected-error @below {{use of value '%p' expects different type than prior uses: 'tensor<i1>' vs 'tensor<3xi1>'}}
  tosa.cond_if %p {
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%x: tensor<4xf32>) {
// expected-error @below {{use of value '%x' expects different type than prior uses: 'tensor<i1>' vs 'tensor<4xf32>'}}
  tosa.cond_if %x {
  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%p: tensor<3xi1>) {
// expected-error @below {{use of value '%p' expects different type than prior uses: 'tensor<i1>' vs 'tensor<3xi1>'}}
  tosa.cond_if %p : tensor<4xf32> {
  } else {
  }
  return
}

// -----

func.func @a(%p: tensor<3xi1>) {
    tosa.yield %p : tensor<3xi1>
// expected-error @below {{custom op 'do' is unknown (tried 'builtin.do' as well)}}
  } do {
    tosa.yield %a
  }
  return
}

// -----

func.func @a(%p: tensor<3xi1>, %x: tensor<4xf32>) {
// expected-error @below {{custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 2)}}
  %0 = tosa.while_loop (%a = %x) : (tensor<4xf32>, f32) -> tensor<3xf32> {
    tosa.yield %p : tensor<3xi1>
  } do {
    tosa.yield %a : tensor<4xf32>
  }
  return
}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @below {{custom op 'tosa.variable' expected attribute}}
tosa.variable @x = foo

// -----

// expected-error @below {{'tosa.variable' op requires attribute 'type'}}
tosa.variable @x =  @foo

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @below {{custom op 'tosa.variable' expected type}}
tosa.variable @x : 3

// -----

func.func @a(%x: tensor<1x0x3x4xf32>, %b: tensor<4xf32>, %w: tensor<1x1x1x1xi8>) {
// expected-error @below {{'tosa.conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv2d %x, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x0x3x4xf32>, tensor<1x1x1x1xi8>, tensor<4xf32>) -> tensor<?x?x?x?xf32>
  return
}
