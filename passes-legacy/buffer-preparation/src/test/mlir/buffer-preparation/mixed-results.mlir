// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// Appended results follow the arguments in their order; the others keep theirs.
func.func @callee(%t: tensor<5xf32>, %u: tensor<2xi8>, %c: i1) -> (tensor<5xf32>, i1, tensor<2xi8>, i1) {
  return %t, %c, %u, %c : tensor<5xf32>, i1, tensor<2xi8>, i1
}

func.func @caller(%t: tensor<5xf32>, %u: tensor<2xi8>, %c: i1) -> (tensor<2xi8>, i1) {
  %0:4 = call @callee(%t, %u, %c) : (tensor<5xf32>, tensor<2xi8>, i1) -> (tensor<5xf32>, i1, tensor<2xi8>, i1)
  return %0#2, %0#3 : tensor<2xi8>, i1
}
