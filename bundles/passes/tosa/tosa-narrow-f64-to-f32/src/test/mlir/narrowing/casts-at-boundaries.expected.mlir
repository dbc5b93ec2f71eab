module {
  func.func @moved(%arg0: tensor<4xf64>, %arg1: tensor<1xf64>) -> tensor<8xf64> {
    %0 = tosa.cast %arg1 : (tensor<1xf64>) -> tensor<1xf32>
    %1 = tosa.cast %arg0 : (tensor<4xf64>) -> tensor<4xf32>
    %2 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.pad %1, %2, %0 : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<8xf32>
    %4 = tosa.cast %3 : (tensor<8xf32>) -> tensor<8xf64>
    return %4 : tensor<8xf64>
  }
  func.func @constants() -> tensor<2xf64> {
    %0 = "tosa.const"() <{values = dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xf64>
    return %1 : tensor<2xf64>
  }
  func.func @casts(%arg0: tensor<4xi8>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xi8>) {
    %0 = tosa.cast %arg1 : (tensor<4xf64>) -> tensor<4xf32>
    %1 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xf32>
    %2 = tosa.cast %1 : (tensor<4xf32>) -> tensor<4xf64>
    %3 = tosa.cast %0 : (tensor<4xf32>) -> tensor<4xi8>
    return %2, %3 : tensor<4xf64>, tensor<4xi8>
  }
  func.func @others(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = tosa.add %arg0, %arg0 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

