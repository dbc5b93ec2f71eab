// RUN: --mlir-version=19.1 --canonicalize --split-input-file

func.func @sums(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>, %i: tensor<2x3xi32>)
    -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x1xi8>, tensor<2x1xi8>) {
  %z = "tosa.const"() {value = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %n = "tosa.const"() {value = dense<-0.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %zi = "tosa.const"() {value = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %a = "tosa.const"() {value = dense<100> : tensor<2x1xi8>} : () -> tensor<2x1xi8>
  %b = "tosa.const"() {value = dense<-90> : tensor<2x1xi8>} : () -> tensor<2x1xi8>
  %0 = tosa.sub %x, %z : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  %1 = tosa.add %y, %z : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
  %2 = tosa.sub %zi, %i : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.add %n, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tosa.add %a, %a : (tensor<2x1xi8>, tensor<2x1xi8>) -> tensor<2x1xi8>
  %5 = tosa.sub %b, %a : (tensor<2x1xi8>, tensor<2x1xi8>) -> tensor<2x1xi8>
  return %0, %1, %2, %3, %4, %5 :
      tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x1xi8>, tensor<2x1xi8>
}

// -----

func.func @products(%x: tensor<2x3xf16>, %i: tensor<2x3xi32>)
    -> (tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x3xi32>) {
  %one = "tosa.const"() {value = dense<1.0> : tensor<1x1xf16>} : () -> tensor<1x1xf16>
  %eight = "tosa.const"() {value = dense<8> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %zero = "tosa.const"() {value = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %a = "tosa.const"() {value = dense<-7> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
  %b = "tosa.const"() {value = dense<2> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
  %u = "tosa.const"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.mul %x, %one {shift = 0 : i8} : (tensor<2x3xf16>, tensor<1x1xf16>) -> tensor<2x3xf16>
  %1 = tosa.mul %i, %eight {shift = 3 : i8} : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>
  %2 = tosa.mul %zero, %i {shift = 3 : i8} : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.mul %a, %b {shift = 2 : i8} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
  %4 = tosa.int_div %a, %b : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
  %5 = tosa.int_div %i, %u : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0, %1, %2, %3, %4, %5 :
      tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x3xi32>
}

// -----

func.func @casts() -> (tensor<1xi8>, tensor<1xi32>, tensor<2xi16>, tensor<1xf16>, tensor<1xbf16>, tensor<1xf32>, tensor<1xi32>, tensor<1xi8>) {
  %f = "tosa.const"() {value = dense<3.0e10> : tensor<1xf32>} : () -> tensor<1xf32>
  %nan = "tosa.const"() {value = dense<0x7FC12345> : tensor<1xf32>} : () -> tensor<1xf32>
  %half = "tosa.const"() {value = dense<-2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %u = "tosa.const"() {value = dense<200> : tensor<1xui8>} : () -> tensor<1xui8>
  %i = "tosa.const"() {value = dense<-300> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.cast %f : (tensor<1xf32>) -> tensor<1xi8>
  %1 = tosa.cast %nan : (tensor<1xf32>) -> tensor<1xi32>
  %2 = tosa.cast %half : (tensor<2xf32>) -> tensor<2xi16>
  %3 = tosa.cast %f : (tensor<1xf32>) -> tensor<1xf16>
  %4 = tosa.cast %nan : (tensor<1xf32>) -> tensor<1xbf16>
  %5 = tosa.cast %u : (tensor<1xui8>) -> tensor<1xf32>
  %6 = tosa.cast %u : (tensor<1xui8>) -> tensor<1xi32>
  %7 = tosa.cast %i : (tensor<1xi32>) -> tensor<1xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1xi8>, tensor<1xi32>, tensor<2xi16>, tensor<1xf16>, tensor<1xbf16>, tensor<1xf32>, tensor<1xi32>, tensor<1xi8>
}

// -----

func.func @comparisons(%x: tensor<3xf32>, %i: tensor<3xi32>) -> (tensor<1xi1>, tensor<1xi1>, tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) {
  %nan = "tosa.const"() {value = dense<0x7FC00000> : tensor<1xf32>} : () -> tensor<1xf32>
  %a = "tosa.const"() {value = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.greater_equal %nan, %nan : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %1 = tosa.greater %b, %a : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %2 = tosa.equal %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %3 = tosa.equal %i, %i : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %4 = tosa.equal %a, %b : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  return %0, %1, %2, %3, %4 : tensor<1xi1>, tensor<1xi1>, tensor<3xi1>, tensor<3xi1>, tensor<1xi1>
}

// -----

func.func @unary(%x: tensor<3xf32>, %c: tensor<3xi1>, %y: tensor<3xf32>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = tosa.abs %x : (tensor<3xf32>) -> tensor<3xf32>
  %1 = tosa.abs %0 : (tensor<3xf32>) -> tensor<3xf32>
  %2 = tosa.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  %3 = tosa.log %2 : (tensor<3xf32>) -> tensor<3xf32>
  %4 = tosa.log %x : (tensor<3xf32>) -> tensor<3xf32>
  %5 = tosa.exp %4 : (tensor<3xf32>) -> tensor<3xf32>
  %6 = tosa.negate %x : (tensor<3xf32>) -> tensor<3xf32>
  %7 = tosa.negate %6 : (tensor<3xf32>) -> tensor<3xf32>
  %z = "tosa.const"() {value = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %8 = tosa.reciprocal %z : (tensor<1xf32>) -> tensor<1xf32>
  %9 = tosa.logical_not %c : (tensor<3xi1>) -> tensor<3xi1>
  %10 = tosa.select %9, %x, %y : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %t = "tosa.const"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
  %11 = tosa.select %t, %x, %y : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1, %3, %5, %7, %8, %10, %11 :
      tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

func.func @shapes(%x: tensor<1x1x3xf32>, %d: tensor<?x4xf32>, %r: tensor<2x1x3xf32>)
    -> (tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<2x?xf32>, tensor<3x2xi32>, tensor<1x1xi32>, tensor<1x1x3xf32>, tensor<2x1x3xf32>, tensor<2x2xi32>) {
  %c = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  %1 = tosa.tile %x {multiples = array<i64: 1, 1, 1>} : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  %2 = tosa.reshape %d {new_shape = array<i64: 4, -1>} : (tensor<?x4xf32>) -> tensor<4x?xf32>
  %3 = tosa.reshape %2 {new_shape = array<i64: 2, -1>} : (tensor<4x?xf32>) -> tensor<2x?xf32>
  %k = "tosa.const"() {value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>} : () -> tensor<6xi32>
  %4 = tosa.reshape %k {new_shape = array<i64: 3, 2>} : (tensor<6xi32>) -> tensor<3x2xi32>
  %5 = tosa.slice %c {start = array<i64: 1, 2>, size = array<i64: 1, 1>} : (tensor<2x3xi32>) -> tensor<1x1xi32>
  %6 = tosa.reverse %x {axis = 0 : i32} : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  %7 = tosa.concat %r {axis = 0 : i32} : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
  %8 = tosa.slice %c {start = array<i64: 0, 1>, size = array<i64: 2, 2>} : (tensor<2x3xi32>) -> tensor<2x2xi32>
  return %0, %1, %3, %4, %5, %6, %7, %8 :
      tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<2x?xf32>, tensor<3x2xi32>, tensor<1x1xi32>, tensor<1x1x3xf32>, tensor<2x1x3xf32>, tensor<2x2xi32>
}

// -----

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>) -> (tensor<8x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %1 = tosa.concat %0, %a {axis = 0 : i32} : (tensor<6x3xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
  %2 = tosa.slice %0 {start = array<i64: 3, 0>, size = array<i64: 3, 3>} : (tensor<6x3xf32>) -> tensor<3x3xf32>
  %3 = tosa.slice %0 {start = array<i64: 1, 0>, size = array<i64: 3, 3>} : (tensor<6x3xf32>) -> tensor<3x3xf32>
  return %1, %2, %3 : tensor<8x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}

// -----

func.func @transpositions(%a: tensor<2x3x4xf32>, %b: tensor<1x2x3xf32>) -> (tensor<4x3x2xf32>, tensor<2x1x3xf32>, tensor<3x2xf32>) {
  %p = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %q = "tosa.const"() {value = dense<[0, 2, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %r = "tosa.const"() {value = dense<[1, 0, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
  %s = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.transpose %a, %p : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %1 = tosa.transpose %0, %q : (tensor<4x2x3xf32>, tensor<3xi32>) -> tensor<4x3x2xf32>
  %2 = tosa.transpose %b, %r : (tensor<1x2x3xf32>, tensor<3xi64>) -> tensor<2x1x3xf32>
  %c = "tosa.const"() {value = dense<1.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %3 = tosa.transpose %c, %s : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %1, %2, %3 : tensor<4x3x2xf32>, tensor<2x1x3xf32>, tensor<3x2xf32>
}

// -----

func.func @images(%a: tensor<1x1x1x3xf32>, %b: tensor<1x8x8x3xi8>, %p: tensor<2x2xi32>, %c: tensor<4xf32>)
    -> (tensor<1x1x1x3xf32>, tensor<1x8x8x3xi8>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  %1 = tosa.resize %b {mode = "BILINEAR", scale = array<i64: 3, 3, 2, 2>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<1x8x8x3xi8>) -> tensor<1x8x8x3xi8>
  %2 = tosa.clamp %c {min_int = 0 : i64, max_int = 9 : i64, min_fp = -1.0 : f32, max_fp = 4.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %2 {min_int = 3 : i64, max_int = 6 : i64, min_fp = 1.0 : f32, max_fp = 9.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %c {min_int = 0 : i64, max_int = 9 : i64, min_fp = 0xFF800000 : f32, max_fp = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %3, %4 : tensor<1x1x1x3xf32>, tensor<1x8x8x3xi8>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @pads(%a: tensor<?x?xi8>, %p: tensor<2x2xi32>) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) {
  %z = "tosa.const"() {value = dense<0> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = tosa.pad %a, %z : (tensor<?x?xi8>, tensor<2x2xi32>) -> tensor<?x?xi8>
  %1 = tosa.pad %a, %p {quantization_info = #tosa.pad_quant<input_zp = 42>} : (tensor<?x?xi8>, tensor<2x2xi32>) -> tensor<?x?xi8>
  %2 = tosa.pad %a, %p : (tensor<?x?xi8>, tensor<2x2xi32>) -> tensor<?x?xi8>
  return %0, %1, %2 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
}
