module {
  func.func @rs(%arg0: tensor<?x3xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<6xf32>, tensor<3x2xf32>) {
    %0 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %1 = tosa.const_shape  {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
    %3 = tosa.reshape %arg1, %1 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
    %4 = tosa.reshape %arg2, %2 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
    return %arg0, %3, %4, %0 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<6xf32>, tensor<3x2xf32>
  }
  func.func @consts() -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>) {
    %0 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "tosa.const"() <{values = dense<6.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "tosa.const"() <{values = dense<-3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "tosa.const"() <{values = dense<9> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "tosa.const"() <{values = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %5 = "tosa.const"() <{values = dense<-14> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %6 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    return %0, %1, %2, %2, %3, %4, %5, %6 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>
  }
  func.func @ids(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xf32>, %arg2: tensor<1xi8>, %arg3: tensor<1xf32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.mul %0, %arg0, %arg2 : (tensor<1x1xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
    %3 = tosa.negate %arg1, %arg3, %1 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
    %4 = tosa.negate %3, %1, %arg3 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
    return %arg0, %arg0, %2, %arg1, %arg1, %arg0, %arg1, %4 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func @ids2(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xi8>, %arg3: tensor<1xi8>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi8>) {
    %0 = "tosa.const"() <{values = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %1 = "tosa.const"() <{values = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.mul %arg0, %1, %arg3 : (tensor<2x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<2x3xi32>
    %4 = tosa.intdiv %arg0, %1 : (tensor<2x3xi32>, tensor<1x1xi32>) -> tensor<2x3xi32>
    %5 = tosa.abs %arg1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = tosa.log %arg1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = tosa.exp %6 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = tosa.equal %arg1, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = tosa.negate %arg2, %2, %2 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
    %10 = tosa.negate %9, %2, %2 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
    return %3, %4, %5, %7, %0, %8, %10 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi8>
  }
  func.func @misc(%arg0: tensor<1x3xf32>, %arg1: tensor<1x4x4x2xf32>, %arg2: tensor<?x3xf32>) -> (tensor<1x3xf32>, tensor<3xi32>, tensor<1x3xf32>, tensor<1x4x4x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<?x3xf32>, tensor<1x3xf32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    return %arg0, %0, %arg0, %arg1, %arg0, %arg0, %arg2, %arg0 : tensor<1x3xf32>, tensor<3xi32>, tensor<1x3xf32>, tensor<1x4x4x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<?x3xf32>, tensor<1x3xf32>
  }
  func.func @cl(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
    %0 = tosa.clamp %arg0 {max_val = 4.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %0 {max_val = 6.000000e+00 : f32, min_val = 4.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.clamp %arg1 {max_val = 3 : i8, min_val = 3 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    return %1, %2, %arg0 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
  }
  func.func @shapes(%arg0: tensor<2x3xf32>) -> (!tosa.shape<2>, !tosa.shape<1>) {
    %0 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<3> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.add_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %3 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
    return %2, %3 : !tosa.shape<2>, !tosa.shape<1>
  }
}

