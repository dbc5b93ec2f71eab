// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// A function that calls itself, and two that call each other, before and after they are converted.
func.func @self(%c: i1, %t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = call @self(%c, %t) : (i1, tensor<5xf32>) -> tensor<5xf32>
  %1 = call @self(%c, %0) : (i1, tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

func.func @even(%t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = call @odd(%t) : (tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @odd(%t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = call @even(%t) : (tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
