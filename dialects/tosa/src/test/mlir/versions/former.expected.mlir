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
    %14 = tosa.negate %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = tosa.identity %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = tosa.cast %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = tosa.bitwise_and %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %18 = tosa.bitwise_or %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %19 = tosa.bitwise_xor %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %20 = tosa.maximum %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %21 = tosa.minimum %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %22 = tosa.logical_left_shift %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %23 = tosa.logical_right_shift %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %24 = tosa.pow %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %25 = tosa.add %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %26 = tosa.sub %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %27 = tosa.int_div %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %28 = tosa.greater %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %29 = tosa.greater_equal %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %30 = tosa.equal %arg1, %arg1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %31 = tosa.logical_and %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %32 = tosa.logical_or %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %33 = tosa.logical_xor %arg2, %arg2 : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %34 = tosa.logical_not %arg2 : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %35 = tosa.arithmetic_right_shift %arg1, %arg1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %36 = tosa.select %arg2, %arg1, %arg1 : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %37 = tosa.reduce_sum %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %38 = tosa.reduce_max %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %39 = tosa.reduce_min %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %40 = tosa.reduce_prod %arg1 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %41 = tosa.reduce_all %arg2 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
    %42 = tosa.reduce_any %arg2 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
    %43 = tosa.rescale %arg1 {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = -1 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>} : (tensor<4x3xi32>) -> tensor<4x3xi8>
    %44 = tosa.table %arg0, %arg3 : (tensor<4x3xf32>, tensor<8xf32>) -> tensor<4x3xf32>
    %45 = tosa.gather %arg4, %arg5 : (tensor<1x4x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
    %46 = tosa.scatter %arg4, %arg5, %arg6 : (tensor<1x4x4xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<1x4x4xf32>
    %47 = "tosa.const"() <{value = dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %48 = tosa.pad %arg0, %47 : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<5x5xf32>
    %49 = "tosa.const"() <{value = dense<-3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = tosa.pad %arg0, %47, %49 {quantization_info = #tosa.pad_quant<input_zp = -3>} : (tensor<4x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<5x5xf32>
    %51 = tosa.matmul %arg4, %arg4 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %52 = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %53 = tosa.transpose %arg0, %52 : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<3x4xf32>
    %54 = tosa.resize %arg7 {border = array<i64: 0, 0>, mode = "NEAREST_NEIGHBOR", offset = array<i64: 0, 0>, scale = array<i64: 2, 2, 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %55 = tosa.max_pool2d %arg7 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x1x2x4xf32>
    %56 = tosa.transpose_conv2d %arg7, %arg7, %arg3 {local_bound = true, out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 3, 5, 8>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<8xf32>) -> tensor<1x3x5x8xf32>
    %output_real, %output_imag = tosa.fft2d %arg4, %arg4 {inverse = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
    %output_real_0, %output_imag_1 = tosa.rfft2d %arg4 : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    return
  }
  func.func @zero_points(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x4x4x4xi8>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi8>) {
    %0 = tosa.conv2d %arg0, %arg0, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %1 = tosa.conv2d %arg1, %arg1, %arg3 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = -3, weight_zp = 2>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>, tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %2 = tosa.avg_pool2d %arg1 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.unary_quant<input_zp = 4, output_zp = 5>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>) -> tensor<1x3x3x4xi8>
    %3 = tosa.clamp %arg1 {max_fp = 6.000000e+00 : f32, max_int = 6 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
    %4 = tosa.clamp %arg0 {max_fp = 3.40282347E+38 : f32, max_int = 2147483647 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %5 = tosa.reshape %arg1 {new_shape = array<i64: 4, 4, 4>} : (tensor<1x4x4x4xi8>) -> tensor<4x4x4xi8>
    %6 = tosa.matmul %5, %5 {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<4x4x4xi8>, tensor<4x4x4xi8>) -> tensor<4x4x4xi32>
    %7 = tosa.negate %5 {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : (tensor<4x4x4xi8>) -> tensor<4x4x4xi8>
    %8 = tosa.mul %arg1, %arg1 {shift = 2 : i8} : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi32>
    %9 = tosa.reshape %arg0 {new_shape = array<i64: 16, -1>} : (tensor<1x4x4x4xf32>) -> tensor<16x4xf32>
    %10 = tosa.slice %9 {size = array<i64: 2, 1>, start = array<i64: 0, 1>} : (tensor<16x4xf32>) -> tensor<2x1xf32>
    %11 = tosa.tile %10 {multiples = array<i64: 2, 2>} : (tensor<2x1xf32>) -> tensor<4x2xf32>
    %12 = tosa.apply_scale %arg4, %arg4, %arg5 {double_round = true} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
    %13 = "tosa.const"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %14 = "tosa.const"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = tosa.pad %11, %13, %14 : (tensor<4x2xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<6x4xf32>
    return
  }
  func.func @regions(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = tosa.cond_if %arg0 -> (tensor<4xf32>) {
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
    %0 = tosa.variable.read @initial {b} : tensor<2x4xi32>
    tosa.variable.write @uninitialized, %0 : tensor<2x4xi32>
    return
  }
}

