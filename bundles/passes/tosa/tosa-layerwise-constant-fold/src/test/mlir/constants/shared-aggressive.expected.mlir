module {
  func.func @equal_elements() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
    %0 = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "tosa.const"() <{values = dense<10> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    return %1, %0 : tensor<1x3xi32>, tensor<2x3xi32>
  }
  func.func @two_reductions() -> (tensor<1x3xi32>, tensor<2x1xi32>) {
    %0 = "tosa.const"() <{values = dense<[[5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %1 = "tosa.const"() <{values = dense<[[3], [6]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    return %0, %1 : tensor<1x3xi32>, tensor<2x1xi32>
  }
}

