module {
  func.func @min_and_max() -> (tensor<1xui8>, tensor<1xui8>, tensor<1xui128>, tensor<1xi8>) {
    %0 = "tosa.const"() <{values = dense<100> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<340282366920938463463374607431768211455> : tensor<1xui128>}> : () -> tensor<1xui128>
    %2 = "tosa.const"() <{values = dense<[100, 200, 3]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %3 = tosa.reduce_min %2 {axis = 0 : i32} : (tensor<3xui8>) -> tensor<1xui8>
    %4 = tosa.reduce_max %2 {axis = 0 : i32} : (tensor<3xui8>) -> tensor<1xui8>
    return %3, %4, %1, %0 : tensor<1xui8>, tensor<1xui8>, tensor<1xui128>, tensor<1xi8>
  }
}

