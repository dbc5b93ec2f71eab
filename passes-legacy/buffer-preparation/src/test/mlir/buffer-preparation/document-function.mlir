// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// The example at the start of the document of 2020; mhlo.exp is test.tensor_based, which keeps its tensors.
func.func @func_on_tensors(%source: tensor<4xf32>) -> tensor<4xf32> {
  %0 = test.tensor_based in(%source : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
