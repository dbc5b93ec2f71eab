// RUN:
// Elements of any type.
func.func @elements(%vector: vector<4xf32>, %complex: complex<f32>, %n: index) {
  %0 = tensor.splat %vector : tensor<4xvector<4xf32>>
  %1 = tensor.splat %complex[%n] : tensor<?xcomplex<f32>>
  return
}
