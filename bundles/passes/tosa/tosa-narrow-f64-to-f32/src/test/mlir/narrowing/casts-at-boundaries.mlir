// RUN: --tosa-narrow-f64-to-f32
// Operations that keep their results are narrowed, with casts at the boundaries of the function.
func.func @moved(%a: tensor<4xf64>, %p: tensor<1xf64>) -> tensor<8xf64> {
  %s = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %s, %p : (tensor<4xf64>, !tosa.shape<2>, tensor<1xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func @constants() -> tensor<2xf64> {
  %0 = "tosa.const"() {values = dense<[1.5, -2.0]> : tensor<2xf64>} : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @casts(%a: tensor<4xi8>, %b: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xi8>) {
  %0 = tosa.cast %a : (tensor<4xi8>) -> tensor<4xf64>
  %1 = tosa.cast %b : (tensor<4xf64>) -> tensor<4xi8>
  return %0, %1 : tensor<4xf64>, tensor<4xi8>
}
func.func @others(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.add %a, %a : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
