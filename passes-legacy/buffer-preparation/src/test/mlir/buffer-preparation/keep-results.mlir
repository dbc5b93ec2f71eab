// RUN: --buffer-preparation=results=keep
// REFERENCE: has no such pass any more
// Results stay results: nothing is copied by returns or allocated by calls.
func.func @callee(%t: tensor<5xf32>, %c: i1) -> (i1, tensor<5xf32>) {
  return %c, %t : i1, tensor<5xf32>
}

func.func @caller(%t: tensor<5xf32>, %c: i1) -> tensor<5xf32> {
  %0:2 = call @callee(%t, %c) : (tensor<5xf32>, i1) -> (i1, tensor<5xf32>)
  return %0#1 : tensor<5xf32>
}
