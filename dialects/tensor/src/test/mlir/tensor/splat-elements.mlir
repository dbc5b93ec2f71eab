// RUN: --allow-unregistered-dialect
// The elements may have any type.
func.func @splat(%a: complex<f32>, %v: vector<4xf32>, %n: index) {
  %0 = tensor.splat %a : tensor<4xcomplex<f32>>
  %1 = tensor.splat %v : tensor<4xvector<4xf32>>
  %2 = tensor.splat %a[%n] : tensor<?xcomplex<f32>>
  return
}
