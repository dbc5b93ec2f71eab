// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// Calls in regions are converted; the regions keep their tensors.
func.func @f(%c: i1, %t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = scf.if %c -> tensor<5xf32> {
    %1 = func.call @f(%c, %t) : (i1, tensor<5xf32>) -> tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  } else {
    scf.yield %t : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
