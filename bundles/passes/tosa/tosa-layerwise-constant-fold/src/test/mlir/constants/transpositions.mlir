// RUN: --mlir-version=19.1 --tosa-layerwise-constant-fold

// The elements of a constant move to their places, whatever their format; a NaN keeps its bits.
func.func @formats() -> (tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>) {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<3x2xi1>
  %2 = "tosa.const"() {value = dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %3 = tosa.transpose %2, %p : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<3x2xi8>
  %4 = "tosa.const"() {value = dense<[[1.0, 2.0, 3.0], [4.0, -0.0, 0x7C01]]> : tensor<2x3xf16>} : () -> tensor<2x3xf16>
  %5 = tosa.transpose %4, %p : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<3x2xf16>
  %6 = "tosa.const"() {value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf80>} : () -> tensor<2x3xf80>
  %7 = tosa.transpose %6, %p : (tensor<2x3xf80>, tensor<2xi32>) -> tensor<3x2xf80>
  return %1, %3, %5, %7 : tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>
}

func.func @three_dimensions() -> tensor<4x2x3xi32> {
  %p = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = "tosa.const"() {value = dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>} : () -> tensor<2x3x4xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3x4xi32>, tensor<3xi64>) -> tensor<4x2x3xi32>
  return %1 : tensor<4x2x3xi32>
}

func.func @no_elements() -> tensor<3x0xi32> {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<> : tensor<0x3xi32>} : () -> tensor<0x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<0x3xi32>, tensor<2xi32>) -> tensor<3x0xi32>
  return %1 : tensor<3x0xi32>
}

func.func @constants_of_another_dialect() -> tensor<3x2xi32> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return %1 : tensor<3x2xi32>
}

// Folding would leave two large constants.
func.func @other_use() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return %1, %0 : tensor<3x2xi32>, tensor<2x3xi32>
}

func.func @other_widths() -> (tensor<3x2xi48>, tensor<3x2xui8>) {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi48>} : () -> tensor<2x3xi48>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi48>, tensor<2xi32>) -> tensor<3x2xi48>
  %2 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>} : () -> tensor<2x3xui8>
  %3 = tosa.transpose %2, %p : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<3x2xui8>
  return %1, %3 : tensor<3x2xi48>, tensor<3x2xui8>
}

// The canonicalization patterns of the dialect apply, too.
func.func @not_constant(%arg0: tensor<1x3xi32>) -> tensor<3x1xi32> {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %1 = tosa.transpose %arg0, %p : (tensor<1x3xi32>, tensor<2xi32>) -> tensor<3x1xi32>
  return %1 : tensor<3x1xi32>
}
