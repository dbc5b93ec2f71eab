// RUN: --buffer-preparation="results=append convert-blocks=true"
// REFERENCE: has no such pass any more
// Blocks that are never reached are converted as the others, so that they fit to the function.
func.func @f(%t: tensor<5xf32>) -> tensor<5xf32> {
  return %t : tensor<5xf32>
^bb1(%u: tensor<5xf32>):
  return %u : tensor<5xf32>
^bb2(%v: tensor<5xf32>):
  cf.br ^bb1(%v : tensor<5xf32>)
}
