// RUN: --canonicalize

func.func @rs(%a: tensor<?x3xf32>, %b: tensor<?x?xf32>, %c: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<6xf32>, tensor<3x2xf32>) {
  %s0 = tosa.const_shape {values = dense<[-1,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s0 : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  %1 = tosa.reshape %b, %s0 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %2 = tosa.reshape %c, %s2 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %3 = tosa.reshape %2, %s1 : (tensor<3x2xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %k = "tosa.const"() {values = dense<[[1.0, 2.0],[3.0,4.0],[5.0,6.0]]> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
  %4 = tosa.reshape %k, %s2 : (tensor<3x2xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %0, %1, %3, %4 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<6xf32>, tensor<3x2xf32>
}
func.func @consts() -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>) {
  %a = "tosa.const"() {values = dense<2.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %i = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %j = "tosa.const"() {values = dense<-2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %sh = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %sz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.mul %a, %b, %sz : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %2 = tosa.mul %i, %j, %sh : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %3 = tosa.intdiv %i, %j : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.sub %i, %j : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = tosa.cast %a : (tensor<2x3xf32>) -> tensor<2x3xi32>
  %6 = tosa.mul %i, %j, %sz : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %7 = tosa.reciprocal %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>
}
func.func @ids(%x: tensor<2x3xi32>, %f: tensor<2x3xf32>, %sv: tensor<1xi8>, %dz: tensor<1xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %one = "tosa.const"() {values = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %one1 = "tosa.const"() {values = dense<1> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %four = "tosa.const"() {values = dense<4> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %zero = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %fz = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %f1 = "tosa.const"() {values = dense<1.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %sh = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %sz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %x, %one1, %sz : (tensor<2x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %1 = tosa.mul %four, %x, %sh : (tensor<1x1xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %2 = tosa.mul %zero, %x, %sv : (tensor<1x1xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %3 = tosa.add %f, %fz : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  %4 = tosa.mul %f, %f1, %sz : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %5 = tosa.intdiv %x, %one : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %n = tosa.negate %f, %zf, %zf : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %6 = tosa.negate %n, %zf, %zf : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %n2 = tosa.negate %f, %dz, %zf : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %7 = tosa.negate %n2, %zf, %dz : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @ids2(%x: tensor<2x3xi32>, %f: tensor<2x3xf32>, %q: tensor<2x3xi8>, %sv: tensor<1xi8>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi8>) {
  %one1 = "tosa.const"() {values = dense<1> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %x, %one1, %sv : (tensor<2x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %1 = tosa.intdiv %x, %one1 : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>
  %a = tosa.abs %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %l = tosa.log %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tosa.exp %l : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tosa.equal %x, %x : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %5 = tosa.equal %f, %f : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %n = tosa.negate %q, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %6 = tosa.negate %n, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi8>
}
func.func @misc(%a: tensor<1x3xf32>, %im: tensor<1x4x4x2xf32>, %d: tensor<?x3xf32>) -> (tensor<1x3xf32>, tensor<3xi32>, tensor<1x3xf32>, tensor<1x4x4x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<?x3xf32>, tensor<1x3xf32>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %1 = tosa.argmax %a {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<3xi32>
  %2 = tosa.reverse %a {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %s4 = tosa.const_shape {values = dense<2> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.resize %im, %s4, %s2, %s2 {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x2xf32>
  %o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.tile %a, %o : (tensor<1x3xf32>, !tosa.shape<2>) -> tensor<1x3xf32>
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.pad %a, %p, %z : (tensor<1x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<1x3xf32>
  %6 = tosa.pad %d, %p, %z : (tensor<?x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x3xf32>
  %sz = tosa.const_shape {values = dense<[1,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %7 = tosa.slice %a, %s2, %sz : (tensor<1x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<3xi32>, tensor<1x3xf32>, tensor<1x4x4x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<?x3xf32>, tensor<1x3xf32>
}
func.func @cl(%a: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 4.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %0 {min_val = 4.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %d0 = tosa.clamp %i {min_val = 1 : i8, max_val = 5: i8} : (tensor<4xi8>) -> tensor<4xi8>
  %d1 = tosa.clamp %d0 {min_val = 3 : i8, max_val = 3 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %d1, %2 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
}
func.func @shapes(%t: tensor<2x3xf32>) -> (!tosa.shape<2>, !tosa.shape<1>) {
  %a = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<3> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.dim %t {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return %0, %1 : !tosa.shape<2>, !tosa.shape<1>
}
