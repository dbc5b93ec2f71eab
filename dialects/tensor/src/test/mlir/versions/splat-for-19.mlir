// RUN: --mlir-version=19.1 --verify-diagnostics
// REFERENCE: refuses these elements with another message
func.func @splat(%a: complex<f32>, %b: f32) {
  %0 = tensor.splat %b : tensor<4xf32>
  // expected-error @below {{'tensor.splat' op of elements of type 'complex<f32>' does not exist in MLIR 19.1}}
  %1 = tensor.splat %a : tensor<4xcomplex<f32>>
  return
}
