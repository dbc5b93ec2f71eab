// RUN: --tosa-layerwise-constant-fold
module {
  func.func @special_numbers() -> (tensor<6xf32>, tensor<4xf32>) {
    %0 = "tosa.const"() <{values = dense<[1.000000e+00, 0.000000e+00, -0.000000e+00, 0x7F800000, 0x7FC00000, 3.000000e+00]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %1 = tosa.reciprocal %0 : (tensor<6xf32>) -> tensor<6xf32>
    %2 = "tosa.const"() <{values = dense<[0x7F800001, 0xFF812345, 1.401300e-45, 3.40282347E+38]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = tosa.reciprocal %2 : (tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<6xf32>, tensor<4xf32>
  }
  func.func @formats() -> (tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>) {
    %0 = "tosa.const"() <{values = dense<[3.000000e+00, 4.000000e+00, 0.000000e+00]> : tensor<3xf16>}> : () -> tensor<3xf16>
    %1 = tosa.reciprocal %0 : (tensor<3xf16>) -> tensor<3xf16>
    %2 = "tosa.const"() <{values = dense<[3.000000e+00, 4.000000e+00, 0.000000e+00]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %3 = tosa.reciprocal %2 : (tensor<3xbf16>) -> tensor<3xbf16>
    %4 = "tosa.const"() <{values = dense<[3.000000e+00, 5.000000e+00, -1.000000e-01]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %5 = tosa.reciprocal %4 : (tensor<3xf64>) -> tensor<3xf64>
    %6 = "tosa.const"() <{values = dense<[3.000000e+00, 5.000000e+00, -0.100000000000000005551]> : tensor<3xf80>}> : () -> tensor<3xf80>
    %7 = tosa.reciprocal %6 : (tensor<3xf80>) -> tensor<3xf80>
    %8 = "tosa.const"() <{values = dense<[3.000000e+00, 5.000000e+00, -9.375000e-02]> : tensor<3xf8E5M2>}> : () -> tensor<3xf8E5M2>
    %9 = tosa.reciprocal %8 : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    %10 = "tosa.const"() <{values = dense<[3.000000e+00, 5.000000e+00, -1.015630e-01, 0.000000e+00]> : tensor<4xf8E4M3FNUZ>}> : () -> tensor<4xf8E4M3FNUZ>
    %11 = tosa.reciprocal %10 : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
    return %1, %3, %5, %7, %9, %11 : tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>
  }
  func.func @equal_elements_with_other_use() -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
    return %1, %0 : tensor<2xf32>, tensor<2xf32>
  }
  func.func @other_use() -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = "tosa.const"() <{values = dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
    return %1, %0 : tensor<2xf32>, tensor<2xf32>
  }
  func.func @not_of_tosa() -> tensor<2xf32> {
    %cst = arith.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
    %0 = tosa.reciprocal %cst : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
