// RUN: --canonicalize
// Operations on images pad their operand with their zero point, or with the least number.

func.func @one_val(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x4x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return %0 : tensor<1x4x4x3xf32>
}
func.func @negz(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x4x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return %0 : tensor<1x4x4x3xf32>
}
func.func @batch(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<3x4x4x3xf32> {
  %s = tosa.const_shape {values = dense<[1,1,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<3x6x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<3x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4x4x3xf32>
  return %0 : tensor<3x4x4x3xf32>
}
func.func @withpad(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x6x8x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x3xf32>
  return %0 : tensor<1x6x8x3xf32>
}
func.func @i8(%a: tensor<1x4x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>, %zz: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %zp = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
func.func @i8z(%a: tensor<1x4x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>, %zz: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %zp = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
func.func @zarg(%a: tensor<1x4x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>, %zz: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %zp = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.conv2d %p, %w, %b, %zz, %zp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
func.func @parg(%a: tensor<1x4x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>, %zz: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %zp = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %zz : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.conv2d %p, %w, %b, %zz, %zp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
func.func @big(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x9003x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,9000,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x9005x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9005x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9003x4x3xf32>
  return %0 : tensor<1x9003x4x3xf32>
}
func.func @edge(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x8194x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,8191,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8196x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8196x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8194x4x3xf32>
  return %0 : tensor<1x8194x4x3xf32>
}
func.func @edge2(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x8195x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,8192,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8197x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8197x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8195x4x3xf32>
  return %0 : tensor<1x8195x4x3xf32>
}
func.func @edge3(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %zz: tensor<1xf32>) -> tensor<1x8196x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,8193,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8198x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8198x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8196x4x3xf32>
  return %0 : tensor<1x8196x4x3xf32>
}
func.func @dw(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x2x3xf32>, %b: tensor<6xf32>) -> tensor<1x4x4x6xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.depthwise_conv2d %p, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x6x6x2xf32>, tensor<3x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}
func.func @mp(%a: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
func.func @mpi(%a: tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>) -> tensor<1x4x4x2xi8>
  return %0 : tensor<1x4x4x2xi8>
}
func.func @mpi0(%a: tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>) -> tensor<1x4x4x2xi8>
  return %0 : tensor<1x4x4x2xi8>
}
func.func @mpu(%a: tensor<1x4x4x2xui8>) -> tensor<1x4x4x2xui8> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xui8>} : () -> tensor<1xui8>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xui8>, !tosa.shape<8>, tensor<1xui8>) -> tensor<1x6x6x2xui8>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xui8>) -> tensor<1x4x4x2xui8>
  return %0 : tensor<1x4x4x2xui8>
}
func.func @mpn(%a: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x6x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
func.func @mpk1(%a: tensor<1x4x4x2xf32>) -> tensor<1x6x6x2xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return %0 : tensor<1x6x6x2xf32>
}
func.func @mpb(%a: tensor<1x4x4x2xf32>) -> tensor<1x6x4x2xf32> {
  %s = tosa.const_shape {values = dense<[0,0,3,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x6x2xf32>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x6x2xf32>) -> tensor<1x6x4x2xf32>
  return %0 : tensor<1x6x4x2xf32>
}
func.func @mpf16(%a: tensor<1x4x4x2xf16>) -> tensor<1x4x4x2xf16> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<-65504.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf16>, !tosa.shape<8>, tensor<1xf16>) -> tensor<1x6x6x2xf16>
  %0 = tosa.max_pool2d %p {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf16>) -> tensor<1x4x4x2xf16>
  return %0 : tensor<1x4x4x2xf16>
}