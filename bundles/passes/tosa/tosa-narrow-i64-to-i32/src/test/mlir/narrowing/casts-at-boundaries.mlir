// RUN: --tosa-narrow-i64-to-i32
// Operations that keep their results are narrowed, with casts at the boundaries of the function.
func.func @moved(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<2x4xi64> {
  %s = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4xi64>, tensor<4xi64>) -> tensor<8xi64>
  %1 = tosa.reshape %0, %s : (tensor<8xi64>, !tosa.shape<2>) -> tensor<2x4xi64>
  return %1 : tensor<2x4xi64>
}
func.func @positions(%a: tensor<3x4xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x4xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @constants() -> (tensor<2xi64>, tensor<?xi64>) {
  %0 = "tosa.const"() {values = dense<[1, -2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %1 = tosa.identity %0 {note = 3 : i64} : (tensor<2xi64>) -> tensor<?xi64>
  return %0, %1 : tensor<2xi64>, tensor<?xi64>
}
func.func @casts(%a: tensor<4xi8>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xf32>) {
  %0 = tosa.cast %a : (tensor<4xi8>) -> tensor<4xi64>
  %1 = tosa.cast %b : (tensor<4xi64>) -> tensor<4xf32>
  return %0, %1 : tensor<4xi64>, tensor<4xf32>
}
func.func @regions(%c: tensor<i1>, %a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xi64>) -> tensor<4xi64> {
  ^bb0(%x: tensor<4xi64>):
    tosa.yield %x : tensor<4xi64>
  } else {
  ^bb0(%x: tensor<4xi64>):
    %1 = tosa.clamp %x {max_val = 127 : i64, min_val = -5 : i64} : (tensor<4xi64>) -> tensor<4xi64>
    tosa.yield %1 : tensor<4xi64>
  }
  return %0 : tensor<4xi64>
}
func.func @others(%a: tensor<4xf32>, %n: i64) -> (tensor<4xf32>, i64) {
  %0 = tosa.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %n : tensor<4xf32>, i64
}
