module {
  func.func @operations(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xi32>, %arg2: tensor<4x3xi1>, %arg3: tensor<8xf32>, %arg4: tensor<1x4x4xf32>, %arg5: tensor<1x2xi32>, %arg6: tensor<1x2x4xf32>, %arg7: tensor<2x2xi32>, %arg8: tensor<f32>, %arg9: tensor<2xi64>, %arg10: tensor<1x2x3x4xf32>) {
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
    %43 = tosa.rescale %arg1 {double_round = false, input_zp = 127 : i32, multiplier = array<i32: 1073741824>, output_zp = -1 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>} : (tensor<4x3xi32>) -> tensor<4x3xi8>
    %44 = tosa.table %arg0, %arg3 : (tensor<4x3xf32>, tensor<8xf32>) -> tensor<4x3xf32>
    %45 = tosa.gather %arg4, %arg5 : (tensor<1x4x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
    %46 = tosa.scatter %arg4, %arg5, %arg6 : (tensor<1x4x4xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<1x4x4xf32>
    %47 = tosa.pad %arg0, %arg7 : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<5x5xf32>
    %48 = tosa.pad %arg0, %arg7, %arg8 {quantization_info = #tosa.pad_quant<input_zp = -3>} : (tensor<4x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<5x5xf32>
    %49 = tosa.matmul %arg4, %arg4 {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %50 = tosa.transpose %arg0, %arg9 : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<3x4xf32>
    %51 = tosa.resize %arg10 {border = array<i64: 0, 0>, mode = "NEAREST_NEIGHBOR", offset = array<i64: 0, 0>, scale = array<i64: 2, 2, 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x4x6x4xf32>
    %52 = tosa.max_pool2d %arg10 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x1x2x4xf32>
    %53 = tosa.transpose_conv2d %arg10, %arg10, %arg3 {local_bound = true, out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 4, 4, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<8xf32>) -> tensor<1x4x4x1xf32>
    %output_real, %output_imag = tosa.fft2d %arg4, %arg4 {inverse = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
    %output_real_0, %output_imag_1 = tosa.rfft2d %arg4 : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
    return
  }
  func.func @f0(%arg0: tensor<1x2x3xf32>, %arg1: tensor<2x3xf32>) {
    %0 = tosa.add %arg0, %arg1 : (tensor<1x2x3xf32>, tensor<2x3xf32>) -> tensor<1x2x3xf32>
    return
  }
  func.func @f1(%arg0: tensor<1x2x3xf32>, %arg1: tensor<*xf32>) {
    %0 = tosa.add %arg0, %arg1 : (tensor<1x2x3xf32>, tensor<*xf32>) -> tensor<1x2x3xf32>
    return
  }
  func.func @f2(%arg0: tensor<1x2x3xf32>) {
    %0 = tosa.add %arg0, %arg0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @f3(%arg0: tensor<1x2x3xf32>) {
    %0 = tosa.add %arg0, %arg0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<*xf32>
    return
  }
  func.func @f4(%arg0: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) {
    %0 = tosa.add %arg0, %arg0 : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
    return
  }
  func.func @f5(%arg0: tensor<3x!quant.uniform<u16:f32, 1.000000e+00>>) {
    %0 = tosa.add %arg0, %arg0 : (tensor<3x!quant.uniform<u16:f32, 1.000000e+00>>, tensor<3x!quant.uniform<u16:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<u16:f32, 1.000000e+00>>
    return
  }
  func.func @f6(%arg0: tensor<3x!quant.uniform<u8:f32, 1.000000e+00>>) {
    %0 = tosa.abs %arg0 : (tensor<3x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<u8:f32, 1.000000e+00>>
    return
  }
  func.func @f7(%arg0: tensor<3xi8>) {
    %0 = tosa.mul %arg0, %arg0 {shift = 0 : i8} : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi32>
    return
  }
  func.func @f8(%arg0: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) {
    %0 = tosa.mul %arg0, %arg0 {shift = 0 : i8} : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xi32>
    return
  }
  func.func @f9(%arg0: tensor<3xi32>) {
    %0 = tosa.equal %arg0, %arg0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<?xi1>
    return
  }
  func.func @f10(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) {
    %0 = tosa.equal %arg0, %arg1 : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xi1>
    return
  }
  func.func @f11(%arg0: tensor<3xi32>, %arg1: tensor<3xi8>, %arg2: tensor<3xi1>) {
    %0 = tosa.select %arg2, %arg0, %arg1 : (tensor<3xi1>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
    return
  }
  func.func @f12(%arg0: tensor<3xi32>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f32, max_int = 1 : i64, min_fp = 0.000000e+00 : f16, min_int = 0 : i64} : (tensor<3xi32>) -> tensor<3xi32>
    return
  }
  func.func @f13(%arg0: tensor<3xi32>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f32, max_int = 1 : i64, min_fp = 2.000000e+00 : f32, min_int = 2 : i64} : (tensor<3xi32>) -> tensor<3xi32>
    return
  }
  func.func @f14(%arg0: tensor<3x3xf32>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<3x3xi32>
    return
  }
  func.func @f15(%arg0: tensor<3x3xf32>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<4xi32>
    return
  }
  func.func @f16(%arg0: tensor<*xf32>) {
    %0 = tosa.argmax %arg0 {axis = -1 : i32} : (tensor<*xf32>) -> tensor<3xi32>
    return
  }
  func.func @f17(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<*xf32>
    return
  }
  func.func @f18(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f19(%arg0: tensor<f32>) {
    %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
    return
  }
  func.func @f20(%arg0: tensor<3xi1>) {
    %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<3xi1>) -> tensor<1xi1>
    return
  }
  func.func @f21(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<3x3xf32>) -> tensor<2x3xf32>
    return
  }
  func.func @f22(%arg0: tensor<f32>) {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
    return
  }
  func.func @f23(%arg0: tensor<3x3xf32>) {
    %0 = tosa.slice %arg0 {size = array<i64: 1, 1>, start = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3xf32>
    return
  }
  func.func @f24(%arg0: tensor<3x3xf32>) {
    %0 = tosa.slice %arg0 {size = array<i64: 1, 1>, start = array<i64: 9, 1>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return
  }
  func.func @f25(%arg0: tensor<*xf32>) {
    %0 = tosa.slice %arg0 {size = array<i64: 1, 1>, start = array<i64: 9, 1, 2>} : (tensor<*xf32>) -> tensor<3x3xf32>
    return
  }
  func.func @f26(%arg0: tensor<3x3xf32>) {
    %0 = tosa.tile %arg0 {multiples = array<i64: 1, 3>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return
  }
  func.func @f27(%arg0: tensor<3x3xf32>) {
    %0 = tosa.tile %arg0 {multiples = array<i64: 1, 3>} : (tensor<3x3xf32>) -> tensor<3x9xi32>
    return
  }
  func.func @f28(%arg0: tensor<*xf32>) {
    %0 = tosa.tile %arg0 {multiples = array<i64: 1, 3>} : (tensor<*xf32>) -> tensor<*xf32>
    return
  }
  func.func @f29(%arg0: tensor<3xi32>, %arg1: tensor<3x3xf32>) {
    %0 = tosa.pad %arg1, %arg0 : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    return
  }
  func.func @f30(%arg0: tensor<*xf32>) {
    %0 = tosa.reshape %arg0 {new_shape = array<i64: 1, 3>} : (tensor<*xf32>) -> tensor<1x3xf32>
    return
  }
  func.func @f31(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reshape %arg0 {new_shape = array<i64: 1, -1>} : (tensor<3x3xf32>) -> tensor<1x9xf32>
    return
  }
  func.func @f32(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, -1>} : (tensor<3x3xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f33(%arg0: tensor<3x3xf32>) {
    %0 = tosa.reshape %arg0 {new_shape = array<i64: 3, 3>} : (tensor<3x3xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f34(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) {
    %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<6x3xf32>
    return
  }
  func.func @f35(%arg0: tensor<3x3xf32>) {
    %0 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f36(%arg0: tensor<*xf32>, %arg1: tensor<3x3xf32>) {
    %0 = tosa.concat %arg1, %arg0 {axis = 0 : i32} : (tensor<3x3xf32>, tensor<*xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f37(%arg0: tensor<*xf32>) {
    %0 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @f38(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xi8>) {
    %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3x3xi8>) -> tensor<?x?xf32>
    return
  }
  func.func @f39(%arg0: tensor<1x2x3xf32>) {
    %0 = tosa.matmul %arg0, %arg0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
    return
  }
  func.func @f40(%arg0: tensor<*xf32>) {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<1x7x7x9xi32>
    return
  }
  func.func @f41(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) {
    %0 = tosa.table %arg0, %arg1 : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return
  }
  func.func @f42(%arg0: vector<4xi32>, %arg1: vector<4xi8>) {
    %0 = tosa.apply_scale %arg0, %arg0, %arg1 {double_round = true} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
    return
  }
  func.func @f43(%arg0: i32, %arg1: i8) {
    %0 = tosa.apply_scale %arg0, %arg0, %arg1 {double_round = true} : (i32, i32, i8) -> i32
    return
  }
  func.func @f44() {
    %0 = "tosa.const"() <{value = dense<3> : vector<3xi32>}> : () -> tensor<3xi32>
    return
  }
  func.func @f45() {
    %0 = "tosa.const"() <{value = dense<3> : tensor<3xi32>}> : () -> tensor<3xi8>
    return
  }
  func.func @f46(%arg0: tensor<3xi32>) {
    %0 = tosa.erf %arg0 : (tensor<3xi32>) -> tensor<4xi32>
    return
  }
  func.func @f47(%arg0: tensor<3xf32>, %arg1: tensor<1x2x3x4xi8>) {
    %0 = tosa.conv2d %arg1, %arg1, %arg0 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @f48(%arg0: tensor<3xf32>, %arg1: tensor<1x2x3x4xi8>) {
    %0 = tosa.conv2d %arg1, %arg1, %arg0 {dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xi32>
    return
  }
  func.func @f49(%arg0: tensor<3xf32>, %arg1: tensor<1x2x3x4xf32>) {
    %0 = tosa.conv2d %arg1, %arg1, %arg0 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @f50(%arg0: tensor<3xf32>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f64, max_int = 1 : i64, min_fp = 0.000000e+00 : f64, min_int = 0 : i64} : (tensor<3xf32>) -> tensor<3xf32>
    return
  }
  func.func @f51(%arg0: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f64, max_int = 1 : i64, min_fp = 0.000000e+00 : f64, min_int = 0 : i64} : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xi8>
    return
  }
  func.func @f52(%arg0: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f64, max_int = 1 : i64, min_fp = 0.000000e+00 : f64, min_int = 0 : i64} : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<i8:f32, 2.000000e+00>>
    return
  }
  func.func @f53(%arg0: tensor<3xi1>) {
    %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f64, max_int = 1 : i64, min_fp = 0.000000e+00 : f64, min_int = 0 : i64} : (tensor<3xi1>) -> tensor<3xi1>
    return
  }
  func.func @f54(%arg0: tensor<1x2x3x4xf16>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf16>) -> tensor<1x7x7x9xf16>
    return
  }
  func.func @f55(%arg0: tensor<1x2x3x4xbf16>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xbf16>) -> tensor<1x7x7x9xbf16>
    return
  }
  func.func @f56(%arg0: tensor<1x2x3x4x!quant.uniform<i8:f32, 1.000000e+00>>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<1x7x7x9xi8>
    return
  }
  func.func @f57(%arg0: tensor<1x2x3x4xi8>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = si32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi8>
    return
  }
  func.func @f58(%arg0: tensor<1x2x3x4xi16>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xi16>) -> tensor<1x7x7x9xi16>
    return
  }
  func.func @f59(%arg0: tensor<3xi1>, %arg1: tensor<4xf32>) {
    %0 = tosa.while_loop (%arg2 = %arg1) : (tensor<4xf32>) -> tensor<3xf32> {
      tosa.yield %arg0 : tensor<3xi1>
    } do {
    ^bb0(%arg2: tensor<4xf32>):
      tosa.yield %arg2 : tensor<4xf32>
    } attributes {foo}
    return
  }
  func.func @f60(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<4xf32>) {
    %0 = tosa.conv2d %arg0, %arg0, %arg1 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<4xf32>) -> tensor<?x0x?x?xf32>
    return
  }
  func.func @f61(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<0x1x1x1xf32>) {
    %0 = tosa.conv2d %arg0, %arg2, %arg1 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<0x1x1x1xf32>, tensor<4xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @f62(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<0xf32>) {
    %0 = tosa.conv2d %arg0, %arg0, %arg1 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<0xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @f63(%arg0: tensor<1x2x3x4xf32>) {
    %0 = tosa.avg_pool2d %arg0 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x7x0x9xf32>
    return
  }
}

