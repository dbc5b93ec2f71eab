// RUN: --tosa-narrow-f64-to-f32=aggressive-rewrite
// All operations are narrowed, and constants are rounded.
func.func @f(%a: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
  %c = "tosa.const"() {values = dense<[0.1, 1.0e+300]> : tensor<2xf64>} : () -> tensor<2xf64>
  %0 = tosa.add %a, %c : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %1 = tosa.clamp %0 {max_val = 0.3 : f64, min_val = -5.0 : f64} : (tensor<2xf64>) -> tensor<2xf64>
  return %0, %1 : tensor<2xf64>, tensor<2xf64>
}
