// RUN: --mlir-version=19.1 --tosa-layerwise-constant-fold

func.func @special_numbers() -> (tensor<6xf32>, tensor<4xf32>) {
  %0 = "tosa.const"() {value = dense<[1.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, 3.0]> : tensor<6xf32>} : () -> tensor<6xf32>
  %1 = tosa.reciprocal %0 : (tensor<6xf32>) -> tensor<6xf32>
  %2 = "tosa.const"() {value = dense<[0x7F800001, 0xFF812345, 0x00000001, 0x7F7FFFFF]> : tensor<4xf32>} : () -> tensor<4xf32>
  %3 = tosa.reciprocal %2 : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %3 : tensor<6xf32>, tensor<4xf32>
}

func.func @formats() -> (tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>) {
  %0 = "tosa.const"() {value = dense<[3.0, 4.0, 0.0]> : tensor<3xf16>} : () -> tensor<3xf16>
  %1 = tosa.reciprocal %0 : (tensor<3xf16>) -> tensor<3xf16>
  %2 = "tosa.const"() {value = dense<[3.0, 4.0, 0.0]> : tensor<3xbf16>} : () -> tensor<3xbf16>
  %3 = tosa.reciprocal %2 : (tensor<3xbf16>) -> tensor<3xbf16>
  %4 = "tosa.const"() {value = dense<[3.0, 5.0, -0.1]> : tensor<3xf64>} : () -> tensor<3xf64>
  %5 = tosa.reciprocal %4 : (tensor<3xf64>) -> tensor<3xf64>
  %6 = "tosa.const"() {value = dense<[3.0, 5.0, -0.1]> : tensor<3xf80>} : () -> tensor<3xf80>
  %7 = tosa.reciprocal %6 : (tensor<3xf80>) -> tensor<3xf80>
  %8 = "tosa.const"() {value = dense<[3.0, 5.0, -0.1]> : tensor<3xf8E5M2>} : () -> tensor<3xf8E5M2>
  %9 = tosa.reciprocal %8 : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %10 = "tosa.const"() {value = dense<[3.0, 5.0, -0.1, 0.0]> : tensor<4xf8E4M3FNUZ>} : () -> tensor<4xf8E4M3FNUZ>
  %11 = tosa.reciprocal %10 : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  return %1, %3, %5, %7, %9, %11 : tensor<3xf16>, tensor<3xbf16>, tensor<3xf64>, tensor<3xf80>, tensor<3xf8E5M2>, tensor<4xf8E4M3FNUZ>
}

func.func @equal_elements_with_other_use() -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "tosa.const"() {value = dense<5.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1, %0 : tensor<2xf32>, tensor<2xf32>
}

func.func @other_use() -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "tosa.const"() {value = dense<[1.0, 4.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1, %0 : tensor<2xf32>, tensor<2xf32>
}

func.func @not_of_tosa() -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
