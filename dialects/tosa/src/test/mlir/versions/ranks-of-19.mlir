// RUN: --mlir-version=19.1
// Operands of different ranks are broadcast.
func.func @ranks(
    %a: tensor<8x1xf32>, %b: tensor<10x9x8x7xf32>, %i: tensor<i32>, %j: tensor<2x2xi32>, %c: tensor<8x1xi1>) {
  %0 = tosa.add %a, %b : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
  %1 = tosa.bitwise_and %i, %j : (tensor<i32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %2 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
  %3 = tosa.select %c, %a, %b : (tensor<8x1xi1>, tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
  %4 = tosa.greater %a, %b : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xi1>
  return
}
