// RUN: --test-tensor-transform-patterns=test-fold-consecutive-insert-extract-slice

// Slices of slices are merged; insertions only if the first one covers its destination and no stride is larger than 1.
func.func @e2(%s: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %s[%a, %b][%a, %a][%c, 3] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%d, 4][%c, %c][2, %d] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @strided(%src: tensor<4x8xf32>, %a: tensor<1x4x8xf32>, %d: tensor<2x3x15x19xf32>, %o : index) -> tensor<2x3x15x19xf32> {
  %i = tensor.insert_slice %src into %a[0, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
  %r = tensor.insert_slice %i into %d[%o, 1, 0, 0] [1, 1, 4, 8] [1, 1, 2, 1] : tensor<1x4x8xf32> into tensor<2x3x15x19xf32>
  return %r : tensor<2x3x15x19xf32>
}
func.func @strided2(%src: tensor<4x8xf32>, %a: tensor<1x4x8xf32>, %d: tensor<2x3x15x19xf32>, %o : index) -> tensor<2x3x15x19xf32> {
  %i = tensor.insert_slice %src into %a[0, 0, 0] [1, 4, 8] [3, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
  %r = tensor.insert_slice %i into %d[%o, 1, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : tensor<1x4x8xf32> into tensor<2x3x15x19xf32>
  return %r : tensor<2x3x15x19xf32>
}
func.func @ambiguous(%src: tensor<1x8xf32>, %a: tensor<1x1x8xf32>, %d: tensor<2x3x15x19xf32>, %o : index) -> tensor<2x3x15x19xf32> {
  %i = tensor.insert_slice %src into %a[0, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<1x8xf32> into tensor<1x1x8xf32>
  %r = tensor.insert_slice %i into %d[%o, 1, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<1x1x8xf32> into tensor<2x3x15x19xf32>
  return %r : tensor<2x3x15x19xf32>
}
func.func @twice(%src: tensor<4x8xf32>, %a: tensor<1x4x8xf32>, %d: tensor<2x3x15x19xf32>, %o : index) -> (tensor<2x3x15x19xf32>, tensor<1x4x8xf32>) {
  %i = tensor.insert_slice %src into %a[0, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<1x4x8xf32>
  %r = tensor.insert_slice %i into %d[%o, 1, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : tensor<1x4x8xf32> into tensor<2x3x15x19xf32>
  return %r, %i : tensor<2x3x15x19xf32>, tensor<1x4x8xf32>
}
func.func @reducednotone(%s: tensor<8x16x8xf32>, %a: index) -> tensor<2x3xf32> {
  %0 = tensor.extract_slice %s[%a, 1, 2][1, 4, 5][2, 3, 1] : tensor<8x16x8xf32> to tensor<4x5xf32>
  %1 = tensor.extract_slice %0[%a, 0][2, 3][1, 1] : tensor<4x5xf32> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
