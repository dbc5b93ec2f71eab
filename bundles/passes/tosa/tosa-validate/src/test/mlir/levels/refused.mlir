// RUN: --split-input-file --verify-diagnostics --tosa-validate=strict-op-spec-alignment=1
// REFERENCE: MLIR 22.1 has other options and checks.
func.func @a(%arg0: tensor<1x?x?x8xf32>, %arg1: tensor<16x8200x8200x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x?x?x16xf32> {
// expected-error @below {{'tosa.conv2d' op failed level check: pad <= MAX_KERNEL}}
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = array<i64: 4097, 4097>, pad = array<i64: 8193, 1, 0, 1>, stride = array<i64: 8193, 1>} :
            (tensor<1x?x?x8xf32>, tensor<16x8200x8200x8xf32>, tensor<16xf32>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

func.func @a(%arg0: tensor<1x?x?x8xf32>, %arg1: tensor<16x2x2x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x?x?x16xf32> {
// expected-error @below {{'tosa.conv2d' op failed level check: pad <= MAX_KERNEL}}
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = array<i64: 1, 1>, pad = array<i64: 8193, 1, 0, 1>, stride = array<i64: 8193, 1>} :
            (tensor<1x?x?x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

func.func @a(%arg0: tensor<1x?x?x8xf32>, %arg1: tensor<16x?x2x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x?x?x16xf32> {
// expected-error @below {{'tosa.conv2d' op failed level check: dilation <= MAX_KERNEL}}
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = array<i64: 8193, 4097>, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 1, 1>} :
            (tensor<1x?x?x8xf32>, tensor<16x?x2x8xf32>, tensor<16xf32>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

func.func @t(%arg0: tensor<1x?x?x8xf32>, %arg1: tensor<16x8193x8193x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x?x?x16xf32> {
// expected-error @below {{'tosa.transpose_conv2d' op failed level check: KH <= MAX_KERNEL}}
  %0 = "tosa.transpose_conv2d"(%arg0, %arg1, %arg2) {out_pad = array<i64: 0, 8193, 0, 0>, out_shape = array<i64: 1, 32, 32, 16>, stride = array<i64: 1, 8193>} :
            (tensor<1x?x?x8xf32>, tensor<16x8193x8193x8xf32>, tensor<16xf32>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

func.func @t(%arg0: tensor<1x?x?x8xf32>, %arg1: tensor<16x1x1x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x?x?x16xf32> {
// expected-error @below {{'tosa.transpose_conv2d' op failed level check: pad <= MAX_KERNEL}}
  %0 = "tosa.transpose_conv2d"(%arg0, %arg1, %arg2) {out_pad = array<i64: 0, 8193, 0, 0>, out_shape = array<i64: 1, 32, 32, 16>, stride = array<i64: 1, 8193>} :
            (tensor<1x?x?x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

func.func @r(%arg0: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
// expected-error @below {{'tosa.resize' op failed level check: scale_y_n/scale_y_d <= MAX_SCALE}}
  %0 = "tosa.resize"(%arg0) { scale = array<i64: 257, 1, 515, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>, mode = "BILINEAR"} : (tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}

// -----

func.func @c3(%arg0: tensor<1x1x?x?x8xf32>, %arg1: tensor<16x2x2x2x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x1x?x?x16xf32> {
// expected-error @below {{'tosa.conv3d' op failed level check: stride <= MAX_STRIDE}}
  %0 = "tosa.conv3d"(%arg0, %arg1, %arg2) {dilation = array<i64: 1, 4097, 4097>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 8193>} :
            (tensor<1x1x?x?x8xf32>, tensor<16x2x2x2x8xf32>, tensor<16xf32>) -> tensor<1x1x?x?x16xf32>
  return %0 : tensor<1x1x?x?x16xf32>
}

// -----

func.func @gat(%v: tensor<1x1x1x4x5x6xf32>) {
// expected-error @below {{'tosa.const' op failed level check: result rank(shape) <= MAX_RANK}}
  %c = "tosa.const"() {value = dense<0.0> : tensor<1x1x1x1x1x1x1x1xf32>} : () -> tensor<1x1x1x1x1x1x1x1xf32>
  %d = arith.constant dense<0.0> : tensor<1x1x1x1x1x1x1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x2xf32> {
// expected-error @below {{'tosa.abs' op failed level check: operand rank(shape) <= MAX_RANK}}
  %0 = tosa.abs %a : (tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x2xf32>
  return %0 : tensor<1x1x1x1x1x1x2xf32>
}

// -----

func.func @f(%a: tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x2xf32> {
// expected-error @below {{'tosa.sub' op failed level check: operand rank(shape) <= MAX_RANK}}
  %0 = tosa.sub %a, %a : (tensor<1x1x1x1x1x1x2xf32>, tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x2xf32>
  return %0 : tensor<1x1x1x1x1x1x2xf32>
}

// -----

func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
// expected-error @below {{'tosa.abs' op failed level check: unranked tensor}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
// expected-error @below {{'tosa.add' op failed level check: unranked tensor}}
  %0 = tosa.add %a, %a : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @f(%a: tensor<2xf64>) -> tensor<2xf64> {
// expected-error @below {{'tosa.abs' op is not profile-aligned: element type 'f64' is not legal}}
  %0 = tosa.abs %a : (tensor<2xf64>) -> tensor<2xf64>
// expected-error @below {{'func.return' op is not profile-aligned: element type 'f64' is not legal}}
  return %0 : tensor<2xf64>
}
