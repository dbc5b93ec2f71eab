// RUN: --tosa-narrow-f64-to-f32=convert-function-boundaries
// The types of the function are converted, also scalars.
func.func @f(%a: tensor<4xf64>, %x: f64) -> (tensor<4xf64>, f64) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xf64>) -> tensor<4xf64>
  return %0, %x : tensor<4xf64>, f64
}
