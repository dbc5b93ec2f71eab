module {
  func.func @words_and_regions(%arg0: tensor<1x3xf32>, %arg1: tensor<1x3xi8>, %arg2: tensor<i1>, %arg3: tensor<1xi8>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1xi32>
    %1 = tosa.argmax %arg0 {axis = 1 : i32, foo = 1 : i32, nan_mode = IGNORE} : (tensor<1x3xf32>) -> tensor<1xi32>
    %2 = tosa.maximum %arg0, %arg0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %3 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %4 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.cond_if %arg2 : tensor<i1> -> tensor<f32> {
      %10 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      tosa.yield %10 : tensor<f32>
    } else {
      %10 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      tosa.yield %10 : tensor<f32>
    }
    %8 = tosa.while_loop (%arg4 = %arg0) : (tensor<1x3xf32>) -> tensor<1x3xf32> {
      tosa.yield %arg2 : tensor<i1>
    } do {
    ^bb0(%arg4: tensor<1x3xf32>):
      tosa.yield %arg4 : tensor<1x3xf32>
    }
    %9 = tosa.variable_read @w : tensor<2x4xi8>
    tosa.variable_write @w, %9 : tensor<2x4xi8>
    return
  }
  tosa.variable @w : tensor<2x4xi8>
  func.func @numbers(%arg0: tensor<1x3xf32>, %arg1: tensor<1x3xi8>, %arg2: tensor<1xi8>, %arg3: tensor<4xi8>, %arg4: tensor<1x1x1x1xf32>, %arg5: tensor<4xi32>) {
    %0 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.resize %arg4, %0, %1, %1 {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
    %3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.rescale %arg1, %3, %4, %4, %4 {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3xi8>
    %6 = tosa.apply_scale %arg5, %arg5, %arg3 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
    %7 = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4xi8>
    %8 = tosa.mul %arg1, %arg1, %arg2 : (tensor<1x3xi8>, tensor<1x3xi8>, tensor<1xi8>) -> tensor<1x3xi32>
    return
  }
  module attributes {test.a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, int4]>, test.b = #tosa.prof<pro_int>, test.c = #tosa.ext<int16>, test.f = !tosa.mxint8, test.g = #tosa.block_size<BLOCK_SIZE_32>, test.k = #tosa.resize_mode<BILINEAR>} {
  }
  func.func @shapes(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi32>) {
    %0 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
    %2 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %3 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %4 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %5 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %6 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %7 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %8 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %9 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %10 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %11 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %12 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %13 = tosa.concat_shape %0, %1, %0 : (!tosa.shape<2>, !tosa.shape<0>, !tosa.shape<2>) -> !tosa.shape<4>
    %14 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
    %15 = tosa.slice_shape %0, %arg1, %arg1 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
    %16 = tosa.reshape %arg0, %14 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
    return
  }
}

