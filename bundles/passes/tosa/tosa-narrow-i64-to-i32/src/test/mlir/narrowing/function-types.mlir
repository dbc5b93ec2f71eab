// RUN: --tosa-narrow-i64-to-i32=convert-function-boundaries
// The types of the function are converted, also scalars and those of declarations.
func.func private @declared(tensor<4xi64>) -> i64
func.func @f(%a: tensor<4xi64>, %n: i64) -> (tensor<4xi64>, i64) attributes {note = 5 : i64} {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xi64>) -> tensor<4xi64>
  return %0, %n : tensor<4xi64>, i64
}
