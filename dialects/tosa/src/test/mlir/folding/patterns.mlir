// RUN: --canonicalize

func.func @pad_conv(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x4x4x3xf32> {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.conv2d %p, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return %0 : tensor<1x4x4x3xf32>
}
func.func @pad_pool(%a: tensor<1x4x4x2xf32>) -> (tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) {
  %s = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %m = "tosa.const"() {values = dense<0xFF800000> : tensor<1xf32>} : () -> tensor<1xf32>
  %m2 = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %q = tosa.pad %a, %s, %m : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %q2 = tosa.pad %a, %s, %m2 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
  %0 = tosa.avg_pool2d %p, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32>
  %1 = tosa.max_pool2d %q {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x5x5x2xf32>
  %2 = tosa.max_pool2d %q2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x5x5x2xf32>
  %3 = tosa.add %1, %2 : (tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) -> tensor<1x5x5x2xf32>
  return %0, %3 : tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>
}
func.func @pool1(%a: tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32> {
  %1 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
  return %1 : tensor<1x1x1x2xf32>
}
func.func @clamps(%a: tensor<4xf32>, %i: tensor<4xi8>, %u: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %i {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %4 = tosa.clamp %i {min_val = -12 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %5 = tosa.clamp %4 {min_val = -128 : i8, max_val = -12 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %6 = tosa.clamp %u {min_val = 0 : ui8, max_val = 255 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %1, %2, %3, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>
}
func.func @clamps2(%a: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi8>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 4.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %b0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 4.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %b1 = tosa.clamp %b0 {min_val = -1.0 : f32, max_val = 3.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %c0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 4.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %c1 = tosa.clamp %c0 {min_val = -1.0 : f32, max_val = 3.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %d0 = tosa.clamp %i {min_val = 1 : i8, max_val = 3: i8} : (tensor<4xi8>) -> tensor<4xi8>
  %d1 = tosa.clamp %d0 {min_val = 5 : i8, max_val = 7 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %1, %b1, %c1, %d1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi8>
}
func.func @concat(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %s = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.slice %1, %s, %s : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %1, %0, %2 : tensor<8xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @concat2(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<12xf32>) {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<?xf32>
  %1 = tosa.concat %b {axis = 0 : i32} : (tensor<?xf32>) -> tensor<4xf32>
  %2 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %3 = tosa.concat %2, %a {axis = 0 : i32} : (tensor<8xf32>, tensor<4xf32>) -> tensor<12xf32>
  return %0, %1, %3 : tensor<?xf32>, tensor<4xf32>, tensor<12xf32>
}
func.func @tr(%a: tensor<2x3xf32>, %b: tensor<1x2x3xf32>, %c: tensor<?x1x?xf32>) -> (tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<1x?x?xf32>, tensor<3x2xf32>, tensor<2x3xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %2 = tosa.transpose %b {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xf32>) -> tensor<2x3x1xf32>
  %3 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tosa.transpose %c {perms = array<i32: 1, 0, 2>} : (tensor<?x1x?xf32>) -> tensor<1x?x?xf32>
  %k = "tosa.const"() {values = dense<1.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %5 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %l = "tosa.const"() {values = dense<[[1.0, 2.0],[3.0,4.0],[5.0,6.0]]> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
  %6 = tosa.transpose %l {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %1, %2, %3, %4, %5, %6 : tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<1x?x?xf32>, tensor<3x2xf32>, tensor<2x3xf32>
}
func.func @sel(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %n = tosa.logical_not %c : (tensor<4xi1>) -> tensor<4xi1>
  %0 = tosa.select %n, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.select %n, %a, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %t = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %2 = tosa.select %t, %b, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
