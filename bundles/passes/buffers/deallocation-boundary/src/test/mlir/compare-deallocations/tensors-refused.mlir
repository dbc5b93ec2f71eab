// RUN: --compare-deallocations --verify-diagnostics
// REFERENCE: has no such pass
// The reasons why functions have no figures.
func.func @refused(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning @+2 {{failed to legalize operation 'tosa.abs'}}
  // expected-warning @below {{op was not bufferized}}
  %0 = tosa.abs %t : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
