// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: -1,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 0,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect all dilation values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 0,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf16>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output width did not match expected: calculated=2, expected=3}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b, %zi, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %zi {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %i, %wi, %bi, %zi, %zi {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x3xi32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %i, %wi, %bi, %zi, %zi {acc_type = i48, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x3xi32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %wi, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xi8>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  %k = "tosa.const"() {values = dense<5.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %w, %b, %k, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  %k = "tosa.const"() {values = dense<5.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op weight zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %w, %b, %z, %k {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 0, 1}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 0,1>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 0,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: -1,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=0, kernel_y=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 2,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,2,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op calculated output height did not match expected: calculated=3, expected=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op calculated output width did not match expected: calculated=3, expected=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x2x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f16' and 'f32'}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf16>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 2) / 3}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 3,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 1}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 0,1>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 0,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: -1,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=0, kernel_y=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 2,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,2,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=3, expected=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=3, expected=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x2x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf16>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 2) / 3}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 3,1>} : (tensor<1x4x4x2xf32>) -> tensor<1x1x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %i, %zi, %zi {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x2xi8>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'i32' and 'i8'}}
  %0 = tosa.avg_pool2d %i, %zi, %zi {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x2xi32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.avg_pool2d %a, %zi, %zi {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x2xf32>
  return 
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<1x4x4x2xi8>, %wi: tensor<3x3x3x2xi8>, %zi: tensor<1xi8>, %bi: tensor<3xi32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.avg_pool2d %a, %z, %zi {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x3x3x2xf32>
  return 
}
