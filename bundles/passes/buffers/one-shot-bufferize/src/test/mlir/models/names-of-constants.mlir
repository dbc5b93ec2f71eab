// RUN: --one-shot-bufferize=bufferize-function-boundaries
// All names are numbered together.
func.func @constants() {
  %a = arith.constant dense<1.0> : tensor<4xf32>
  %b = arith.constant dense<2.0> : tensor<8xf32>
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %d = arith.constant dense<3.0> : tensor<4xf32>
  %e = arith.constant dense<3.0> : tensor<8xf32>
  return
}
