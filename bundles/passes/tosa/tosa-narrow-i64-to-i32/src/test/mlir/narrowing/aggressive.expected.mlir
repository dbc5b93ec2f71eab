module {
  func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1>, tensor<4xi8>) {
    %0 = "tosa.const"() <{values = dense<[2147483647, -2147483648, 0, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = tosa.add %arg0, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %2 = tosa.greater %1, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = tosa.cast %arg1 : (tensor<4xi32>) -> tensor<4xi8>
    return %1, %2, %3 : tensor<4xi32>, tensor<4xi1>, tensor<4xi8>
  }
}

