// RUN:
// All operations, with and without attributes that have a default.
module {
  func.func @operations(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xi32>, %arg2: tensor<4x3xi1>, %arg3: tensor<8xf32>, %arg4: tensor<1x4x4xf32>, %arg5: tensor<1x2xi32>, %arg6: tensor<1x2x4xf32>, %arg7: tensor<1x2x3x4xf32>) {
    %0 = tosa.abs %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = tosa.bitwise_not %arg1 : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %2 = tosa.ceil %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = tosa.clz %arg1 : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = tosa.exp %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %5 = tosa.floor %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %6 = tosa.log %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = tosa.reciprocal %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %8 = tosa.rsqrt %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %9 = tosa.tanh %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %10 = tosa.sigmoid %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = tosa.erf %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = tosa.cos %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %13 = tosa.sin %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %15 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %16 = tosa.negate %arg0, %14, %15 : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x3xf32>
    %17 = tosa.identity %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = tosa.cast %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %19 = tosa.bitwise_and %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %20 = tosa.bitwise_or %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %21 = tosa.bitwise_xor %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %22 = tosa.maximum %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %23 = tosa.minimum %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %24 = tosa.logical_left_shift %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %25 = tosa.logical_right_shift %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %26 = tosa.pow %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %27 = tosa.add %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %28 = tosa.sub %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %29 = tosa.intdiv %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %30 = tosa.greater %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %31 = tosa.greater_equal %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %32 = tosa.equal %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %33 = tosa.logical_and %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %34 = tosa.logical_or %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %35 = tosa.logical_xor %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %36 = tosa.logical_not %arg2 : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %37 = tosa.arithmetic_right_shift %arg1, %arg1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %38 = tosa.select %arg2, %arg1, %arg1 : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %39 = tosa.reduce_sum %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %40 = tosa.reduce_max %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %41 = tosa.reduce_min %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %42 = tosa.reduce_product %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %43 = tosa.reduce_all %arg2 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
    %44 = tosa.reduce_any %arg2 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
    %45 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
    %46 = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
    %47 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %48 = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %49 = tosa.rescale %arg1, %45, %46, %47, %48 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x3xi8>
    %50 = tosa.table %arg0, %arg3 : (tensor<4x3xf32>, tensor<8xf32>) -> tensor<4x3xf32>
    %51 = tosa.gather %arg4, %arg5 : (tensor<1x4x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
    %52 = tosa.scatter %arg4, %arg5, %arg6 : (tensor<1x4x4xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<1x4x4xf32>
    %53 = "tosa.const"() <{values = dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %54 = tosa.const_shape  {values = dense<[0, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %55 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %56 = tosa.pad %arg0, %54, %55 : (tensor<4x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x5xf32>
    %57 = "tosa.const"() <{values = dense<-3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = tosa.const_shape  {values = dense<[0, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %59 = "tosa.const"() <{values = dense<-3.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %60 = tosa.pad %arg0, %58, %59 {quantization_info = #tosa.pad_quant<input_zp = -3>} : (tensor<4x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x5xf32>
    %61 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %62 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %63 = tosa.matmul %arg4, %arg4, %61, %62 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
    %64 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %65 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %66 = tosa.const_shape  {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %67 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %68 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %69 = tosa.resize %arg7, %66, %67, %68 {mode = NEAREST_NEIGHBOR} : (tensor<1x2x3x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x3x4xf32>
    %70 = tosa.max_pool2d %arg7 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x1x2x4xf32>
    %71 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %72 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %73 = tosa.transpose_conv2d %arg7, %arg7, %arg3, %71, %72 {acc_type = f32, local_bound = true, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x5x8xf32>
    %output_real, %output_imag = tosa.fft2d %arg4, %arg4 {inverse = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
    %output_real_0, %output_imag_1 = tosa.rfft2d %arg4 : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    return
  }
  func.func @zero_points(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x4x4x4xi8>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi8>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.conv2d %arg0, %arg0, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %3 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.conv2d %arg1, %arg1, %arg3, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x1xi32>
    %6 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = tosa.avg_pool2d %arg1, %6, %7 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x4xi8>
    %9 = tosa.clamp %arg1 {max_val = 6 : i8, min_val = 0 : i8} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
    %10 = tosa.clamp %arg0 {max_int = 2147483647 : i64, max_val = 3.40282347E+38 : f32, min_val = 0.000000e+00 : f32} : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %11 = tosa.const_shape  {values = dense<4> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.reshape %arg1, %11 : (tensor<1x4x4x4xi8>, !tosa.shape<3>) -> tensor<4x4x4xi8>
    %13 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %14 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %15 = tosa.matmul %12, %12, %13, %14 : (tensor<4x4x4xi8>, tensor<4x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x4x4xi32>
    %16 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %17 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %18 = tosa.negate %12, %16, %17 : (tensor<4x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x4x4xi8>
    %19 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %20 = tosa.mul %arg1, %arg1, %19 : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi32>
    %21 = tosa.const_shape  {values = dense<[16, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %22 = tosa.reshape %arg0, %21 : (tensor<1x4x4x4xf32>, !tosa.shape<2>) -> tensor<16x4xf32>
    %23 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %24 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %25 = tosa.slice %22, %23, %24 : (tensor<16x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
    %26 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %27 = tosa.tile %25, %26 : (tensor<2x1xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
    %28 = tosa.apply_scale %arg4, %arg4, %arg5 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
    %29 = "tosa.const"() <{values = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %30 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %32 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %33 = tosa.pad %27, %31, %32 : (tensor<4x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x4xf32>
    return
  }
  func.func @regions(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = tosa.cond_if %arg0 : tensor<i1> -> tensor<4xf32> {
      tosa.yield %arg1 : tensor<4xf32>
    } else {
      tosa.yield %arg1 : tensor<4xf32>
    } {a = 3 : i64}
    %1 = tosa.while_loop (%arg3 = %0) : (tensor<4xf32>) -> tensor<4xf32> {
      tosa.yield %arg0 : tensor<i1>
    } do {
    ^bb0(%arg3: tensor<4xf32>):
      tosa.yield %arg3 : tensor<4xf32>
    }
    %2 = tosa.custom %arg1 {domain_name = "a", implementation_attrs = "", operator_name = "b"} : (tensor<4xf32>) -> tensor<10xi32>
    return %1 : tensor<4xf32>
  }
  tosa.variable @initial = dense<-1> : tensor<2x4xi32>
  tosa.variable @uninitialized {a = 2 : i64} : tensor<?x4xi32>
  func.func @variables() {
    %0 = tosa.variable_read @initial {b} : tensor<2x4xi32>
    tosa.variable_write @uninitialized, %0 : tensor<2x4xi32>
    return
  }
}

