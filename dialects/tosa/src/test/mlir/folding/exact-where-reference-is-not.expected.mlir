module {
  func.func @dynamic_size(%arg0: tensor<1x?x3xf32>) -> tensor<?x1x3xf32> {
    %0 = tosa.reshape %arg0 {new_shape = array<i64: -1, 1, 3>} : (tensor<1x?x3xf32>) -> tensor<?x1x3xf32>
    return %0 : tensor<?x1x3xf32>
  }
  func.func @negative_limit(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = tosa.clamp %arg0 {max_fp = 4.000000e+00 : f32, max_int = 6 : i64, min_fp = 1.000000e+00 : f32, min_int = 0 : i64} : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @selected_tensor_is_repeated(%arg0: tensor<1x1xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = "tosa.const"() <{value = dense<true> : tensor<1x1xi1>}> : () -> tensor<1x1xi1>
    %1 = tosa.select %0, %arg0, %arg1 : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
  func.func @product_of_dynamic_shape(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %0 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %1 = tosa.mul %arg0, %0 {shift = 0 : i8} : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
    return %1 : tensor<?x3xf32>
  }
}

