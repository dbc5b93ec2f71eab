// RUN: --tosa-layerwise-constant-fold
// REFERENCE: MLIR 19.1 compares by the sign of the difference, also if that overflows or the elements are unsigned
module {
  func.func @min_and_max() -> (tensor<1xui8>, tensor<1xui8>, tensor<1xui128>, tensor<1xi8>) {
    %0 = "tosa.const"() <{values = dense<[100, 200, 3]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %1 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<3xui8>) -> tensor<1xui8>
    %2 = "tosa.const"() <{values = dense<[100, 200, 3]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %3 = tosa.reduce_max %2 {axis = 0 : i32} : (tensor<3xui8>) -> tensor<1xui8>
    %4 = "tosa.const"() <{values = dense<[100, 340282366920938463463374607431768211455, 3]> : tensor<3xui128>}> : () -> tensor<3xui128>
    %5 = tosa.reduce_max %4 {axis = 0 : i32} : (tensor<3xui128>) -> tensor<1xui128>
    %6 = "tosa.const"() <{values = dense<[100, -100]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %7 = tosa.reduce_max %6 {axis = 0 : i32} : (tensor<2xi8>) -> tensor<1xi8>
    return %1, %3, %5, %7 : tensor<1xui8>, tensor<1xui8>, tensor<1xui128>, tensor<1xi8>
  }
}
