// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: gives the function another result type than the call, depending on an order by addresses
// A result has the type of unknown buffers if a call is bufferized before the function.
func.func @itself(%i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = call @itself(%i, %f) : (index, f32) -> tensor<4xf32>
  %2 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %2 : tensor<4xf32>
}
