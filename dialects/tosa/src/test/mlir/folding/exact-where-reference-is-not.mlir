// RUN: --canonicalize
// REFERENCE: prints a dynamic size of a reshape as a number, compares limits as unsigned numbers, and makes constants and selections of wrong types

func.func @dynamic_size(%a: tensor<1x?x3xf32>) -> tensor<?x1x3xf32> {
  %p = "tosa.const"() {value = dense<[1, 0, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = tosa.transpose %a, %p : (tensor<1x?x3xf32>, tensor<3xi64>) -> tensor<?x1x3xf32>
  return %0 : tensor<?x1x3xf32>
}

func.func @negative_limit(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.clamp %a {min_int = 0 : i64, max_int = 9 : i64, min_fp = -1.0 : f32, max_fp = 4.0 : f32} : (tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.clamp %0 {min_int = -3 : i64, max_int = 6 : i64, min_fp = 1.0 : f32, max_fp = 9.0 : f32} : (tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

func.func @selected_tensor_is_repeated(%a: tensor<1x1xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %t = "tosa.const"() {value = dense<true> : tensor<1x1xi1>} : () -> tensor<1x1xi1>
  %0 = tosa.select %t, %a, %b : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

func.func @product_of_dynamic_shape(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %z = "tosa.const"() {value = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %0 = tosa.mul %a, %z {shift = 0 : i8} : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
