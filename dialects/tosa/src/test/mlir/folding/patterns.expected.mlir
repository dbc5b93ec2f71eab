module {
  func.func @pad_conv(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x4x4x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
    return %1 : tensor<1x4x4x3xf32>
  }
  func.func @pad_pool(%arg0: tensor<1x4x4x2xf32>) -> (tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
    %4 = tosa.pad %arg0, %0, %2 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
    %5 = tosa.avg_pool2d %3, %1, %1 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32>
    %6 = tosa.max_pool2d %4 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x5x5x2xf32>
    %7 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x5x5x2xf32>
    %8 = tosa.add %6, %7 : (tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) -> tensor<1x5x5x2xf32>
    return %5, %8 : tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>
  }
  func.func @pool1(%arg0: tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32> {
    return %arg0 : tensor<1x1x1x2xf32>
  }
  func.func @clamps(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>, %arg2: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>) {
    %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %arg1 {max_val = 127 : i8, min_val = -12 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    %2 = tosa.clamp %1 {max_val = -12 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    return %0, %arg0, %arg1, %2, %arg2 : tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>
  }
  func.func @clamps2(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi8>) {
    %0 = tosa.clamp %arg0 {max_val = 4.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %arg0 {max_val = 4.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.clamp %1 {max_val = 3.000000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = tosa.clamp %arg0 {max_val = 3.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = tosa.clamp %arg1 {max_val = 3 : i8, min_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    %5 = tosa.clamp %4 {max_val = 7 : i8, min_val = 5 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    return %0, %2, %3, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi8>
  }
  func.func @concat(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %0, %arg0, %arg0 : tensor<8xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @concat2(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<12xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %0 = tosa.concat %arg0, %arg0, %arg0 {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
    return %cast, %cast_0, %0 : tensor<?xf32>, tensor<4xf32>, tensor<12xf32>
  }
  func.func @tr(%arg0: tensor<2x3xf32>, %arg1: tensor<1x2x3xf32>, %arg2: tensor<?x1x?xf32>) -> (tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<1x?x?xf32>, tensor<3x2xf32>, tensor<2x3xf32>) {
    %0 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %1 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %2 = tosa.const_shape  {values = dense<[2, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.reshape %arg1, %2 : (tensor<1x2x3xf32>, !tosa.shape<3>) -> tensor<2x3x1xf32>
    %4 = tosa.transpose %arg2 {perms = array<i32: 1, 0, 2>} : (tensor<?x1x?xf32>) -> tensor<1x?x?xf32>
    %5 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %arg0, %3, %arg0, %4, %0, %5 : tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<1x?x?xf32>, tensor<3x2xf32>, tensor<2x3xf32>
  }
  func.func @sel(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = tosa.select %arg0, %arg2, %arg1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg1, %arg2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

