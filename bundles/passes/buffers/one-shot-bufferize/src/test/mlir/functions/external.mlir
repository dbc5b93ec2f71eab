// RUN: --one-shot-bufferize=bufferize-function-boundaries
// A declared function may return the buffer of each argument.
func.func private @external(tensor<4xf32>, tensor<2xf32>, i1) -> (tensor<4xf32>, i1, tensor<*xf32>)
func.func private @allocate() -> tensor<8xf32>
func.func @caller(%t: tensor<4xf32>, %u: tensor<2xf32>, %c: i1) -> (tensor<4xf32>, tensor<8xf32>) {
  %0:3 = func.call @external(%t, %u, %c) : (tensor<4xf32>, tensor<2xf32>, i1) -> (tensor<4xf32>, i1, tensor<*xf32>)
  %1 = func.call @allocate() : () -> tensor<8xf32>
  return %0#0, %1 : tensor<4xf32>, tensor<8xf32>
}
