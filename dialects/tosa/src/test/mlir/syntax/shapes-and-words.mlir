// RUN:

func.func @words_and_regions(%a: tensor<1x3xf32>, %b: tensor<1x3xi8>, %i: tensor<i1>, %z: tensor<1xi8>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1xi32>
  %1 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE, foo = 1 : i32} : (tensor<1x3xf32>) -> tensor<1xi32>
  %2 = tosa.maximum %a, %a {nan_mode = PROPAGATE} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  %3 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %4 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %5 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %7 = tosa.cond_if %i : tensor<i1> -> tensor<f32> {
    %8 = "tosa.const"() <{values = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    tosa.yield %8 : tensor<f32>
  } else {
    %8 = "tosa.const"() <{values = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    tosa.yield %8 : tensor<f32>
  }
  %10 = tosa.while_loop (%x = %a) : (tensor<1x3xf32>) -> tensor<1x3xf32> {
    tosa.yield %i : tensor<i1>
  } do {
    ^bb0(%y: tensor<1x3xf32>):
    tosa.yield %y : tensor<1x3xf32>
  }
  %11 = tosa.variable_read @w : tensor<2x4xi8>
  tosa.variable_write @w, %11 : tensor<2x4xi8>
  return
}
tosa.variable @w : tensor<2x4xi8>

func.func @numbers(%a: tensor<1x3xf32>, %b: tensor<1x3xi8>, %sh:tensor<1xi8>, %sh3: tensor<4xi8>, %im: tensor<1x1x1x1xf32>, %v: tensor<4xi32>) {
  %s4 = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %im, %s4, %s2, %s2 {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %zp = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.rescale %b, %m, %zp, %zp, %zp {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<1x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3xi8>
  %2 = tosa.apply_scale %v, %v, %sh3 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  %sh2 = "tosa.const"() {values = dense<1> : tensor<4xi8>} : () -> tensor<4xi8>
  %3 = tosa.mul %b, %b, %sh : (tensor<1x3xi8>, tensor<1x3xi8>, tensor<1xi8>) -> tensor<1x3xi32>
  return
}

module attributes {test.a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, int4]>, test.b = #tosa.prof<pro_int>, test.c = #tosa.ext<int16>, test.f = !tosa.mxint8, test.g = #tosa.block_size<BLOCK_SIZE_32>, test.k = #tosa.resize_mode<BILINEAR>} {}

func.func @shapes(%t: tensor<2x3xf32>, %k: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.sub_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.div_ceil_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.div_floor_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.mod_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.max_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.min_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.concat_shape %a, %e, %a : (!tosa.shape<2>, !tosa.shape<0>, !tosa.shape<2>) -> !tosa.shape<4>
  %12 = tosa.dim %t {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  %13 = tosa.slice_shape %a, %k, %k : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %14 = tosa.reshape %t, %12 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}
