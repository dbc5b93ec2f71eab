// RUN:
// REFERENCE: reads the spelling of its own version only.
// The operations of MLIR 19.1 become those of 22.1: attributes become constants.
func.func @operations(%f: tensor<4x3xf32>, %i: tensor<4x3xi32>, %b: tensor<4x3xi1>, %t: tensor<8xf32>, %m: tensor<1x4x4xf32>, %n: tensor<1x2xi32>, %o: tensor<1x2x4xf32>, %x: tensor<1x2x3x4xf32>) {
  %0 = tosa.abs %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.bitwise_not %i : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %2 = tosa.ceil %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.clz %i : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %4 = tosa.exp %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %5 = tosa.floor %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = tosa.log %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %7 = tosa.reciprocal %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %8 = tosa.rsqrt %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %9 = tosa.tanh %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %10 = tosa.sigmoid %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %11 = tosa.erf %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %12 = tosa.cos %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %13 = tosa.sin %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %14 = tosa.negate %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %15 = tosa.identity %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %16 = tosa.cast %f : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %17 = tosa.bitwise_and %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %18 = tosa.bitwise_or %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %19 = tosa.bitwise_xor %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %20 = tosa.maximum %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %21 = tosa.minimum %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %22 = tosa.logical_left_shift %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %23 = tosa.logical_right_shift %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %24 = tosa.pow %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %25 = tosa.add %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %26 = tosa.sub %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %27 = tosa.int_div %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %28 = tosa.greater %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %29 = tosa.greater_equal %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %30 = tosa.equal %i, %i : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %31 = tosa.logical_and %b, %b : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  %32 = tosa.logical_or %b, %b : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  %33 = tosa.logical_xor %b, %b : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  %34 = tosa.logical_not %b : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %35 = tosa.arithmetic_right_shift %i, %i {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %36 = tosa.select %b, %i, %i : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %37 = tosa.reduce_sum %i {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %38 = tosa.reduce_max %i {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %39 = tosa.reduce_min %i {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %40 = tosa.reduce_prod %i {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %41 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
  %42 = tosa.reduce_any %b {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
  %43 = tosa.rescale %i {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = -1 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>} : (tensor<4x3xi32>) -> tensor<4x3xi8>
  %44 = tosa.table %f, %t : (tensor<4x3xf32>, tensor<8xf32>) -> tensor<4x3xf32>
  %45 = tosa.gather %m, %n : (tensor<1x4x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
  %46 = tosa.scatter %m, %n, %o : (tensor<1x4x4xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<1x4x4xf32>
  %p = "tosa.const"() {value = dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %47 = tosa.pad %f, %p : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<5x5xf32>
  %z = "tosa.const"() {value = dense<-3.0> : tensor<f32>} : () -> tensor<f32>
  %48 = tosa.pad %f, %p, %z {quantization_info = #tosa.pad_quant<input_zp = -3>} : (tensor<4x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<5x5xf32>
  %49 = tosa.matmul %m, %m : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  %q = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
  %50 = tosa.transpose %f, %q : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %51 = tosa.resize %x {scale = array<i64: 2, 2, 1, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>, mode = "NEAREST_NEIGHBOR"} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %52 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x1x2x4xf32>
  %53 = tosa.transpose_conv2d %x, %x, %t {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 3, 5, 8>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<8xf32>) -> tensor<1x3x5x8xf32>
  %54:2 = tosa.fft2d %m, %m {inverse = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  %55:2 = tosa.rfft2d %m : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
  return
}
func.func @zero_points(%f: tensor<1x4x4x4xf32>, %i: tensor<1x4x4x4xi8>, %b: tensor<1xf32>, %c: tensor<1xi32>, %h: tensor<4xi32>, %s: tensor<4xi8>) {
  %0 = tosa.conv2d %f, %f, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  %1 = tosa.conv2d %i, %i, %c {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = -3, weight_zp = 2>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>, tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %2 = tosa.avg_pool2d %i {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.unary_quant<input_zp = 4, output_zp = 5>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>) -> tensor<1x3x3x4xi8>
  %3 = tosa.clamp %i {max_fp = 6.000000e+00 : f32, max_int = 6 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %4 = tosa.clamp %f {max_fp = 3.40282347E+38 : f32, max_int = 2147483647 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %a = tosa.reshape %i {new_shape = array<i64: 4, 4, 4>} : (tensor<1x4x4x4xi8>) -> tensor<4x4x4xi8>
  %m = tosa.matmul %a, %a {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<4x4x4xi8>, tensor<4x4x4xi8>) -> tensor<4x4x4xi32>
  %n = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : (tensor<4x4x4xi8>) -> tensor<4x4x4xi8>
  %5 = tosa.mul %i, %i {shift = 2 : i8} : (tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi32>
  %6 = tosa.reshape %f {new_shape = array<i64: 16, -1>} : (tensor<1x4x4x4xf32>) -> tensor<16x4xf32>
  %7 = tosa.slice %6 {size = array<i64: 2, 1>, start = array<i64: 0, 1>} : (tensor<16x4xf32>) -> tensor<2x1xf32>
  %8 = tosa.tile %7 {multiples = array<i64: 2, 2>} : (tensor<2x1xf32>) -> tensor<4x2xf32>
  %9 = tosa.apply_scale %h, %h, %s {double_round = true} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  %p = "tosa.const"() {value = dense<1> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %z = "tosa.const"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %10 = tosa.pad %8, %p, %z : (tensor<4x2xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<6x4xf32>
  return
}

func.func @regions(%p: tensor<i1>, %x: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %p -> (tensor<4xf32>) {
    tosa.yield %x : tensor<4xf32>
  } else {
    tosa.yield %x : tensor<4xf32>
  } {a = 3}
  %1 = tosa.while_loop (%a = %0) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  }
  %2 = tosa.custom %x {domain_name = "a", implementation_attrs = "", operator_name = "b"} : (tensor<4xf32>) -> tensor<10xi32>
  return %1 : tensor<4xf32>
}

tosa.variable @initial = dense<-1> : tensor<2x4xi32>
tosa.variable @uninitialized {a = 2} : tensor<?x4xi32>
func.func @variables() {
  %0 = tosa.variable.read @initial {b} : tensor<2x4xi32>
  tosa.variable.write @uninitialized, %0 : tensor<2x4xi32>
  return
}
