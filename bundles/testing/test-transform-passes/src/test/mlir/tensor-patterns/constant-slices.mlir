// RUN: --test-tensor-transform-patterns=test-fold-constant-extract-slice

// Static slices of constants of numbers are constants if the constant has no other use.
func.func @a() -> tensor<2x1xf32> {
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  %0 = tensor.extract_slice %c[0, 1] [2, 1] [2, 1] : tensor<3x3xf32> to tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
func.func @reduced() -> tensor<2xi8> {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi8>
  %0 = tensor.extract_slice %c[1, 1] [1, 2] [1, 1] : tensor<3x3xi8> to tensor<2xi8>
  return %0 : tensor<2xi8>
}
func.func @two() -> (tensor<2xi8>, tensor<3x3xi8>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi8>
  %0 = tensor.extract_slice %c[1, 1] [1, 2] [1, 1] : tensor<3x3xi8> to tensor<2xi8>
  return %0, %c : tensor<2xi8>, tensor<3x3xi8>
}
func.func @dyn(%n: index) -> (tensor<2xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xindex>, tensor<2xi1>) {
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = tensor.extract_slice %c[%n] [2] [1] : tensor<3xi8> to tensor<2xi8>
  %d = arith.constant dense<[1, 2, 4]> : tensor<3xi8>
  %1 = tensor.extract_slice %d[0] [%n] [1] : tensor<3xi8> to tensor<?xi8>
  %e = arith.constant dense<5> : tensor<3xi8>
  %2 = tensor.extract_slice %e[0] [2] [1] : tensor<3xi8> to tensor<2xi8>
  %f = arith.constant dense<[1, 2, 4]> : tensor<3xindex>
  %3 = tensor.extract_slice %f[1] [2] [1] : tensor<3xindex> to tensor<2xindex>
  %g = arith.constant dense<[1, 0, 1]> : tensor<3xi1>
  %4 = tensor.extract_slice %g[1] [2] [1] : tensor<3xi1> to tensor<2xi1>
  return %0, %1, %2, %3, %4 : tensor<2xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xindex>, tensor<2xi1>
}
func.func @cplx() -> tensor<1xcomplex<f32>> {
  %c = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.extract_slice %c[1] [1] [1] : tensor<2xcomplex<f32>> to tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
