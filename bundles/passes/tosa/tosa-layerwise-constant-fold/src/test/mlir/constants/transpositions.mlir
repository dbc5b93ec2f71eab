// RUN: --tosa-layerwise-constant-fold
// The elements of a constant move to their places, whatever their format; a NaN keeps its bits.
module {
  func.func @formats() -> (tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>) {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi1>) -> tensor<3x2xi1>
    %3 = "tosa.const"() <{values = dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
    %5 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, -0.000000e+00, 0x7C01]]> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
    %6 = tosa.transpose %5 {perms = array<i32: 1, 0>} : (tensor<2x3xf16>) -> tensor<3x2xf16>
    %7 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf80>}> : () -> tensor<2x3xf80>
    %8 = tosa.transpose %7 {perms = array<i32: 1, 0>} : (tensor<2x3xf80>) -> tensor<3x2xf80>
    return %2, %4, %6, %8 : tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xf16>, tensor<3x2xf80>
  }
  func.func @three_dimensions() -> tensor<4x2x3xi32> {
    %0 = "tosa.const"() <{values = dense<[2, 0, 1]> : tensor<3xi64>}> : () -> tensor<3xi64>
    %1 = "tosa.const"() <{values = dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
    %2 = tosa.transpose %1 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
    return %2 : tensor<4x2x3xi32>
  }
  func.func @constants_of_another_dialect() -> tensor<3x2xi32> {
    %cst = arith.constant dense<[1, 0]> : tensor<2xi32>
    %cst_0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %0 = tosa.transpose %cst_0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %0 : tensor<3x2xi32>
  }
  func.func @other_use() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %2, %1 : tensor<3x2xi32>, tensor<2x3xi32>
  }
  func.func @other_widths() -> (tensor<3x2xi48>, tensor<3x2xui8>) {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi48>}> : () -> tensor<2x3xi48>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi48>) -> tensor<3x2xi48>
    %3 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<2x3xui8>) -> tensor<3x2xui8>
    return %2, %4 : tensor<3x2xi48>, tensor<3x2xui8>
  }
  func.func @not_constant(%arg0: tensor<1x3xi32>) -> tensor<3x1xi32> {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<1x3xi32>) -> tensor<3x1xi32>
    return %1 : tensor<3x1xi32>
  }
}
