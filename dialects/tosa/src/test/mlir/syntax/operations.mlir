// RUN: --mlir-version=19.1
// All operations, and what their constraints allow.
func.func @operations(%f: tensor<4x3xf32>, %i: tensor<4x3xi32>, %b: tensor<4x3xi1>, %t: tensor<8xf32>, %m: tensor<1x4x4xf32>, %n: tensor<1x2xi32>, %o: tensor<1x2x4xf32>, %p: tensor<2x2xi32>, %z: tensor<f32>, %q: tensor<2xi64>, %x: tensor<1x2x3x4xf32>) {
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
  %43 = tosa.rescale %i {double_round = false, input_zp = 127 : i32, multiplier = array<i32: 1073741824>, output_zp = -1 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>} : (tensor<4x3xi32>) -> tensor<4x3xi8>
  %44 = tosa.table %f, %t : (tensor<4x3xf32>, tensor<8xf32>) -> tensor<4x3xf32>
  %45 = tosa.gather %m, %n : (tensor<1x4x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
  %46 = tosa.scatter %m, %n, %o : (tensor<1x4x4xf32>, tensor<1x2xi32>, tensor<1x2x4xf32>) -> tensor<1x4x4xf32>
  %47 = tosa.pad %f, %p : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<5x5xf32>
  %48 = tosa.pad %f, %p, %z {quantization_info = #tosa.pad_quant<input_zp = -3>} : (tensor<4x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<5x5xf32>
  %49 = tosa.matmul %m, %m {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  %50 = tosa.transpose %f, %q : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %51 = tosa.resize %x {scale = array<i64: 2, 2, 1, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>, mode = "NEAREST_NEIGHBOR"} : (tensor<1x2x3x4xf32>) -> tensor<1x4x6x4xf32>
  %52 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x1x2x4xf32>
  %53 = tosa.transpose_conv2d %x, %x, %t {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 4, 4, 1>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<8xf32>) -> tensor<1x4x4x1xf32>
  %54:2 = tosa.fft2d %m, %m {inverse = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  %55:2 = tosa.rfft2d %m : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return
}
func.func @f0(%a: tensor<1x2x3xf32>, %b: tensor<2x3xf32>) {
  %0 = tosa.add %a, %b : (tensor<1x2x3xf32>, tensor<2x3xf32>) -> tensor<1x2x3xf32>
  return
}
func.func @f1(%a: tensor<1x2x3xf32>, %u: tensor<*xf32>) {
  %0 = tosa.add %a, %u : (tensor<1x2x3xf32>, tensor<*xf32>) -> tensor<1x2x3xf32>
  return
}
func.func @f2(%a: tensor<1x2x3xf32>) {
  %0 = tosa.add %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @f3(%a: tensor<1x2x3xf32>) {
  %0 = tosa.add %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<*xf32>
  return
}
func.func @f4(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
  %0 = tosa.add %q, %q : (tensor<3x!quant.uniform<i8:f32, 1.0>>, tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3x!quant.uniform<i8:f32, 1.0>>
  return
}
func.func @f5(%q3: tensor<3x!quant.uniform<u16:f32, 1.0>>) {
  %0 = tosa.add %q3, %q3 : (tensor<3x!quant.uniform<u16:f32, 1.0>>, tensor<3x!quant.uniform<u16:f32, 1.0>>) -> tensor<3x!quant.uniform<u16:f32, 1.0>>
  return
}
func.func @f6(%q2: tensor<3x!quant.uniform<u8:f32, 1.0>>) {
  %0 = tosa.abs %q2 : (tensor<3x!quant.uniform<u8:f32, 1.0>>) -> tensor<3x!quant.uniform<u8:f32, 1.0>>
  return
}
func.func @f7(%i8: tensor<3xi8>) {
  %0 = tosa.mul %i8, %i8 {shift = 0 : i8} : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi32>
  return
}
func.func @f8(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
  %0 = tosa.mul %q, %q {shift = 0 : i8} : (tensor<3x!quant.uniform<i8:f32, 1.0>>, tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3xi32>
  return
}
func.func @f9(%i: tensor<3xi32>) {
  %0 = tosa.equal %i, %i : (tensor<3xi32>, tensor<3xi32>) -> tensor<?xi1>
  return
}
func.func @f10(%c: tensor<3x3xf32>, %bb: tensor<3xf32>) {
  %0 = tosa.equal %c, %bb : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xi1>
  return
}
func.func @f11(%i: tensor<3xi32>, %i8: tensor<3xi8>, %b1: tensor<3xi1>) {
  %0 = tosa.select %b1, %i, %i8 : (tensor<3xi1>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
  return
}
func.func @f12(%i: tensor<3xi32>) {
  %0 = tosa.clamp %i {max_fp = 1.0 : f32, max_int = 1 : i64, min_fp = 0.0 : f16, min_int = 0 : i64} : (tensor<3xi32>) -> tensor<3xi32>
  return
}
func.func @f13(%i: tensor<3xi32>) {
  %0 = tosa.clamp %i {max_fp = 1.0 : f32, max_int = 1 : i64, min_fp = 2.0 : f32, min_int = 2 : i64} : (tensor<3xi32>) -> tensor<3xi32>
  return
}
func.func @f14(%c: tensor<3x3xf32>) {
  %0 = tosa.argmax %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<3x3xi32>
  return
}
func.func @f15(%c: tensor<3x3xf32>) {
  %0 = tosa.argmax %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<4xi32>
  return
}
func.func @f16(%u: tensor<*xf32>) {
  %0 = tosa.argmax %u {axis = -1 : i32} : (tensor<*xf32>) -> tensor<3xi32>
  return
}
func.func @f17(%c: tensor<3x3xf32>) {
  %0 = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}
func.func @f18(%c: tensor<3x3xf32>) {
  %0 = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<3x3xf32>) -> tensor<?x?xf32>
  return
}
func.func @f19(%s: tensor<f32>) {
  %0 = tosa.reduce_sum %s {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f20(%b1: tensor<3xi1>) {
  %0 = tosa.reduce_all %b1 {axis = 0 : i32} : (tensor<3xi1>) -> tensor<1xi1>
  return
}
func.func @f21(%c: tensor<3x3xf32>) {
  %0 = tosa.reverse %c {axis = 0 : i32} : (tensor<3x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f22(%s: tensor<f32>) {
  %0 = tosa.reverse %s {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f23(%c: tensor<3x3xf32>) {
  %0 = tosa.slice %c {size = array<i64: 1, 1>, start = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}
func.func @f24(%c: tensor<3x3xf32>) {
  %0 = tosa.slice %c {size = array<i64: 1, 1>, start = array<i64: 9, 1>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
func.func @f25(%u: tensor<*xf32>) {
  %0 = tosa.slice %u {size = array<i64: 1, 1>, start = array<i64: 9, 1,2>} : (tensor<*xf32>) -> tensor<3x3xf32>
  return
}
func.func @f26(%c: tensor<3x3xf32>) {
  %0 = tosa.tile %c {multiples = array<i64: 1, 3>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
func.func @f27(%c: tensor<3x3xf32>) {
  %0 = tosa.tile %c {multiples = array<i64: 1, 3>} : (tensor<3x3xf32>) -> tensor<3x9xi32>
  return
}
func.func @f28(%u: tensor<*xf32>) {
  %0 = tosa.tile %u {multiples = array<i64: 1, 3>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @f29(%i: tensor<3xi32>, %c: tensor<3x3xf32>) {
  %0 = tosa.pad %c, %i : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
  return
}
func.func @f30(%u: tensor<*xf32>) {
  %0 = tosa.reshape %u {new_shape = array<i64: 1, 3>} : (tensor<*xf32>) -> tensor<1x3xf32>
  return
}
func.func @f31(%c: tensor<3x3xf32>) {
  %0 = tosa.reshape %c {new_shape = array<i64: 1, -1>} : (tensor<3x3xf32>) -> tensor<1x9xf32>
  return
}
func.func @f32(%c: tensor<3x3xf32>) {
  %0 = tosa.reshape %c {new_shape = array<i64: 2, -1>} : (tensor<3x3xf32>) -> tensor<?x?xf32>
  return
}
func.func @f33(%c: tensor<3x3xf32>) {
  %0 = tosa.reshape %c {new_shape = array<i64: 3, 3>} : (tensor<3x3xf32>) -> tensor<?x?xf32>
  return
}
func.func @f34(%c: tensor<3x3xf32>, %bb: tensor<3xf32>) {
  %0 = tosa.concat %c, %bb {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<6x3xf32>
  return
}
func.func @f35(%c: tensor<3x3xf32>) {
  %0 = tosa.concat %c, %c {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<?x?xf32>
  return
}
func.func @f36(%u: tensor<*xf32>, %c: tensor<3x3xf32>) {
  %0 = tosa.concat %c, %u {axis = 0 : i32} : (tensor<3x3xf32>, tensor<*xf32>) -> tensor<?x?xf32>
  return
}
func.func @f37(%u: tensor<*xf32>) {
  %0 = tosa.concat %u, %u {axis = 0 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<?x?xf32>
  return
}
func.func @f38(%c: tensor<3x3xf32>, %w: tensor<3x3xi8>) {
  %0 = tosa.concat %c, %w {axis = 0 : i32} : (tensor<3x3xf32>, tensor<3x3xi8>) -> tensor<?x?xf32>
  return
}
func.func @f39(%a: tensor<1x2x3xf32>) {
  %0 = tosa.matmul %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  return
}
func.func @f40(%x4u: tensor<*xf32>) {
  %0 = tosa.max_pool2d %x4u {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<*xf32>) -> tensor<1x7x7x9xi32>
  return
}
func.func @f41(%c: tensor<3x3xf32>, %bb: tensor<3xf32>) {
  %0 = tosa.table %c, %bb : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f42(%vi: vector<4xi32>, %v8: vector<4xi8>) {
  %0 = tosa.apply_scale %vi, %vi, %v8 {double_round = true} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
func.func @f43(%i32: i32, %si8: i8) {
  %0 = tosa.apply_scale %i32, %i32, %si8 {double_round = true} : (i32, i32, i8) -> i32
  return
}
func.func @f44() {
  %0 = "tosa.const"() {value = dense<3> : vector<3xi32>} : () -> tensor<3xi32>
  return
}
func.func @f45() {
  %0 = "tosa.const"() {value = dense<3> : tensor<3xi32>} : () -> tensor<3xi8>
  return
}
func.func @f46(%i: tensor<3xi32>) {
  %0 = tosa.erf %i : (tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @f47(%bb: tensor<3xf32>, %x4i: tensor<1x2x3x4xi8>) {
  %0 = tosa.conv2d %x4i, %x4i, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @f48(%bb: tensor<3xf32>, %x4i: tensor<1x2x3x4xi8>) {
  %0 = tosa.conv2d %x4i, %x4i, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>, tensor<3xf32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @f49(%bb: tensor<3xf32>, %x4: tensor<1x2x3x4xf32>) {
  %0 = tosa.conv2d %x4, %x4, %bb {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = false} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @f50(%bb: tensor<3xf32>) {
  %0 = tosa.clamp %bb {max_fp = 1.0 : f64, max_int = 1 : i64, min_fp = 0.0 : f64, min_int = 0 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f51(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
  %0 = tosa.clamp %q {max_fp = 1.0 : f64, max_int = 1 : i64, min_fp = 0.0 : f64, min_int = 0 : i64} : (tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3xi8>
  return
}
func.func @f52(%q: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
  %0 = tosa.clamp %q {max_fp = 1.0 : f64, max_int = 1 : i64, min_fp = 0.0 : f64, min_int = 0 : i64} : (tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3x!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f53(%b1: tensor<3xi1>) {
  %0 = tosa.clamp %b1 {max_fp = 1.0 : f64, max_int = 1 : i64, min_fp = 0.0 : f64, min_int = 0 : i64} : (tensor<3xi1>) -> tensor<3xi1>
  return
}
func.func @f54(%h: tensor<1x2x3x4xf16>) {
  %0 = tosa.avg_pool2d %h {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf16>) -> tensor<1x7x7x9xf16>
  return
}
func.func @f55(%bh: tensor<1x2x3x4xbf16>) {
  %0 = tosa.avg_pool2d %bh {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xbf16>) -> tensor<1x7x7x9xbf16>
  return
}
func.func @f56(%qq: tensor<1x2x3x4x!quant.uniform<i8:f32, 1.0>>) {
  %0 = tosa.avg_pool2d %qq {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x7x7x9xi8>
  return
}
func.func @f57(%x4i: tensor<1x2x3x4xi8>) {
  %0 = tosa.avg_pool2d %x4i {acc_type = si32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi8>) -> tensor<1x7x7x9xi8>
  return
}
func.func @f58(%i16: tensor<1x2x3x4xi16>) {
  %0 = tosa.avg_pool2d %i16 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xi16>) -> tensor<1x7x7x9xi16>
  return
}
func.func @f59(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  %0 = tosa.while_loop (%a = %x) : (tensor<4xf32>) -> tensor<3xf32> {
    tosa.yield %p : tensor<3xi1>
  } do {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  } attributes {foo}
  return
}
func.func @f60(%x: tensor<1x2x3x4xf32>, %b: tensor<4xf32>) {
  %0 = tosa.conv2d %x, %x, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<4xf32>) -> tensor<?x0x?x?xf32>
  return
}
func.func @f61(%x: tensor<1x2x3x4xf32>, %b: tensor<4xf32>, %w: tensor<0x1x1x1xf32>) {
  %0 = tosa.conv2d %x, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<0x1x1x1xf32>, tensor<4xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @f62(%x: tensor<1x2x3x4xf32>, %b: tensor<0xf32>) {
  %0 = tosa.conv2d %x, %x, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<0xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @f63(%x: tensor<1x2x3x4xf32>) {
  %0 = tosa.avg_pool2d %x {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}: (tensor<1x2x3x4xf32>) -> tensor<1x7x0x9xf32>
  return
}
