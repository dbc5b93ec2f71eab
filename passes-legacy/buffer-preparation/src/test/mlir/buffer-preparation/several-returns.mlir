// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// Each return copies to the same argument.
func.func @f(%c: i1, %t: tensor<5xf32>, %u: tensor<5xf32>) -> tensor<5xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %t : tensor<5xf32>
^bb2:
  return %u : tensor<5xf32>
}
