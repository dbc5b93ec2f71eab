module {
  func.func @formats() -> (tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>) {
    %0 = "tosa.const"() <{values = dense<[[true, false], [false, true], [true, true]]> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
    %1 = "tosa.const"() <{values = dense<[[1, -4], [2, 5], [3, 6]]> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
    %2 = "tosa.const"() <{values = dense<[[1.000000e+00, 4.000000e+00], [2.000000e+00, -0.000000e+00], [3.000000e+00, 0x7C01]]> : tensor<3x2xf16>}> : () -> tensor<3x2xf16>
    %3 = "tosa.const"() <{values = dense<[[1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf80>}> : () -> tensor<3x2xf80>
    return %0, %1, %2, %3 : tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>
  }
  func.func @three_dimensions() -> tensor<4x2x3xi32> {
    %0 = "tosa.const"() <{values = dense<[[[0, 4, 8], [12, 16, 20]], [[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]]]> : tensor<4x2x3xi32>}> : () -> tensor<4x2x3xi32>
    return %0 : tensor<4x2x3xi32>
  }
  func.func @constants_of_another_dialect() -> tensor<3x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    return %0 : tensor<3x2xi32>
  }
  func.func @other_use() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %1, %0 : tensor<3x2xi32>, tensor<2x3xi32>
  }
  func.func @other_widths() -> (tensor<3x2xi48>, tensor<3x2xui8>) {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi48>}> : () -> tensor<2x3xi48>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi48>) -> tensor<3x2xi48>
    %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xui8>) -> tensor<3x2xui8>
    return %2, %3 : tensor<3x2xi48>, tensor<3x2xui8>
  }
  func.func @not_constant(%arg0: tensor<1x3xi32>) -> tensor<3x1xi32> {
    %0 = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg0, %0 : (tensor<1x3xi32>, !tosa.shape<2>) -> tensor<3x1xi32>
    return %1 : tensor<3x1xi32>
  }
}

