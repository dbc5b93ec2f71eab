// RUN: --tosa-layerwise-constant-fold
// A constant with other uses is not reduced.
module {
  func.func @equal_elements() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
    %0 = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    return %1, %0 : tensor<1x3xi32>, tensor<2x3xi32>
  }
  func.func @two_reductions() -> (tensor<1x3xi32>, tensor<2x1xi32>) {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %2 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
    return %1, %2 : tensor<1x3xi32>, tensor<2x1xi32>
  }
}
