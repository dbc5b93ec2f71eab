module {
  func.func @one_val(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x4x4x3xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
    %4 = tosa.conv2d %3, %arg1, %arg2, %2, %2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
    return %4 : tensor<1x4x4x3xf32>
  }
  func.func @negz(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x4x4x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
    return %1 : tensor<1x4x4x3xf32>
  }
  func.func @batch(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<3x4x4x3xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<3x6x6x2xf32>
    %3 = tosa.conv2d %2, %arg1, %arg2, %1, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<3x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4x4x3xf32>
    return %3 : tensor<3x4x4x3xf32>
  }
  func.func @withpad(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x6x8x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x3xf32>
    return %1 : tensor<1x6x8x3xf32>
  }
  func.func @i8(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>, %arg3: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
    %0 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
    return %1 : tensor<1x4x4x3xi32>
  }
  func.func @i8z(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>, %arg3: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
    %4 = tosa.conv2d %3, %arg1, %arg2, %2, %2 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
    return %4 : tensor<1x4x4x3xi32>
  }
  func.func @zarg(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>, %arg3: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
    %4 = tosa.conv2d %3, %arg1, %arg2, %arg3, %2 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
    return %4 : tensor<1x4x4x3xi32>
  }
  func.func @parg(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>, %arg3: tensor<1xi8>) -> tensor<1x4x4x3xi32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.pad %arg0, %0, %arg3 : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
    %3 = tosa.conv2d %2, %arg1, %arg2, %arg3, %1 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
    return %3 : tensor<1x4x4x3xi32>
  }
  func.func @big(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x9003x4x3xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 9000, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x9005x6x2xf32>
    %3 = tosa.conv2d %2, %arg1, %arg2, %1, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9005x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9003x4x3xf32>
    return %3 : tensor<1x9003x4x3xf32>
  }
  func.func @edge(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x8194x4x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 8191, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8194x4x3xf32>
    return %1 : tensor<1x8194x4x3xf32>
  }
  func.func @edge2(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x8195x4x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 8192, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8195x4x3xf32>
    return %1 : tensor<1x8195x4x3xf32>
  }
  func.func @edge3(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>) -> tensor<1x8196x4x3xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 8193, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8198x6x2xf32>
    %3 = tosa.conv2d %2, %arg1, %arg2, %1, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8198x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8196x4x3xf32>
    return %3 : tensor<1x8196x4x3xf32>
  }
  func.func @dw(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x3x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<1x4x4x6xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6xf32>
    return %1 : tensor<1x4x4x6xf32>
  }
  func.func @mp(%arg0: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    return %0 : tensor<1x4x4x2xf32>
  }
  func.func @mpi(%arg0: tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8> {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8>
    return %0 : tensor<1x4x4x2xi8>
  }
  func.func @mpi0(%arg0: tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x2xi8>
    %3 = tosa.max_pool2d %2 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>) -> tensor<1x4x4x2xi8>
    return %3 : tensor<1x4x4x2xi8>
  }
  func.func @mpu(%arg0: tensor<1x4x4x2xui8>) -> tensor<1x4x4x2xui8> {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xui8>) -> tensor<1x4x4x2xui8>
    return %0 : tensor<1x4x4x2xui8>
  }
  func.func @mpn(%arg0: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, nan_mode = IGNORE, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    return %0 : tensor<1x4x4x2xf32>
  }
  func.func @mpk1(%arg0: tensor<1x4x4x2xf32>) -> tensor<1x6x6x2xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x2xf32>
    %3 = tosa.max_pool2d %2 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    return %3 : tensor<1x6x6x2xf32>
  }
  func.func @mpb(%arg0: tensor<1x4x4x2xf32>) -> tensor<1x6x4x2xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 3, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x6x2xf32>
    %3 = tosa.max_pool2d %2 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x6x2xf32>) -> tensor<1x6x4x2xf32>
    return %3 : tensor<1x6x4x2xf32>
  }
  func.func @mpf16(%arg0: tensor<1x4x4x2xf16>) -> tensor<1x4x4x2xf16> {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf16>) -> tensor<1x4x4x2xf16>
    return %0 : tensor<1x4x4x2xf16>
  }
}

