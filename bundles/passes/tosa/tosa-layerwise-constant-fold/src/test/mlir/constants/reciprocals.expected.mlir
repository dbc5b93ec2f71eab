module {
  func.func @special_numbers() -> (tensor<6xf32>, tensor<4xf32>) {
    %0 = "tosa.const"() <{values = dense<[1.000000e+00, 0x7F800000, 0xFF800000, 0.000000e+00, 0x7FC00000, 0.333333343]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %1 = "tosa.const"() <{values = dense<[0x7FC00001, 0xFFC12345, 0x7F800000, 2.93873588E-39]> : tensor<4xf32>}> : () -> tensor<4xf32>
    return %0, %1 : tensor<6xf32>, tensor<4xf32>
  }
  func.func @formats() -> (tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>) {
    %0 = "tosa.const"() <{values = dense<[3.332520e-01, 2.500000e-01, 0x7C00]> : tensor<3xf16>}> : () -> tensor<3xf16>
    %1 = "tosa.const"() <{values = dense<[3.339840e-01, 2.500000e-01, 0x7F80]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %2 = "tosa.const"() <{values = dense<[0.33333333333333331, 2.000000e-01, -1.000000e+01]> : tensor<3xf64>}> : () -> tensor<3xf64>
    %3 = "tosa.const"() <{values = dense<[0.333333333333333333342, 2.000000e-01, -9.99999999999999944488]> : tensor<3xf80>}> : () -> tensor<3xf80>
    %4 = "tosa.const"() <{values = dense<[3.125000e-01, 1.875000e-01, -1.000000e+01]> : tensor<3xf8E5M2>}> : () -> tensor<3xf8E5M2>
    %5 = "tosa.const"() <{values = dense<[3.437500e-01, 2.031250e-01, -1.000000e+01, 0x80]> : tensor<4xf8E4M3FNUZ>}> : () -> tensor<4xf8E4M3FNUZ>
    return %0, %1, %2, %3, %4, %5 : tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>
  }
  func.func @equal_elements_with_other_use() -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "tosa.const"() <{values = dense<2.000000e-01> : tensor<2xf32>}> : () -> tensor<2xf32>
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

