// RUN: --test-tensor-transform-patterns=test-drop-redundant-insert-slice-rank-expansion
// Insertions that only add dimensions which an extraction has dropped.
func.func @doc(%src: tensor<20x16xf32>, %d: tensor<1x16xf32>) -> tensor<1x16xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<1x16xf32>
  return %1 : tensor<1x16xf32>
}
func.func @stride(%src: tensor<20x32xf32>, %d: tensor<1x16xf32>) -> tensor<1x16xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, 16] [1, 2] : tensor<20x32xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<1x16xf32>
  return %1 : tensor<1x16xf32>
}
func.func @rank(%src: tensor<20x16xf32>, %d: tensor<1x1x16xf32>) -> tensor<1x1x16xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<16xf32> into tensor<1x1x16xf32>
  return %1 : tensor<1x1x16xf32>
}
func.func @two(%src: tensor<20x1x16xf32>, %d: tensor<1x16xf32>) -> tensor<1x16xf32> {
  %0 = tensor.extract_slice %src[5, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<1x16xf32>
  return %1 : tensor<1x16xf32>
}
func.func @other(%src: tensor<20x1x16xf32>, %d: tensor<16x1xf32>) -> tensor<16x1xf32> {
  %0 = tensor.extract_slice %src[5, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [16, 1] [1, 1] : tensor<16xf32> into tensor<16x1xf32>
  return %1 : tensor<16x1xf32>
}
func.func @uses(%src: tensor<20x16xf32>, %d: tensor<1x16xf32>) -> (tensor<1x16xf32>, tensor<16xf32>) {
  %0 = tensor.extract_slice %src[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<1x16xf32>
  return %1, %0 : tensor<1x16xf32>, tensor<16xf32>
}
func.func @dyn(%src: tensor<20x?xf32>, %n: index, %e: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, %n] [1, 1] : tensor<20x?xf32> to tensor<?xf32>
  %d = tensor.empty(%n) : tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}
func.func @dyn2(%src: tensor<20x?xf32>, %n: index, %e: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, %n] [1, 1] : tensor<20x?xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %e[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}
func.func @part(%src: tensor<20x16xf32>, %d: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %0 = tensor.extract_slice %src[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
  return %1 : tensor<2x16xf32>
}
func.func @same(%src: tensor<20x16xf32>, %d: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %0 = tensor.extract_slice %src[5, 0] [2, 16] [1, 1] : tensor<20x16xf32> to tensor<2x16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<2x16xf32>
  return %1 : tensor<2x16xf32>
}
func.func @more(%src: tensor<20x16x4xf32>, %d: tensor<1x1x16xf32>) -> tensor<1x1x16xf32> {
  %0 = tensor.extract_slice %src[5, 0, 2] [1, 16, 1] [1, 1, 1] : tensor<20x16x4xf32> to tensor<16xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<16xf32> into tensor<1x1x16xf32>
  return %1 : tensor<1x1x16xf32>
}
