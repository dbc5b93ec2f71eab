// RUN: --canonicalize
// REFERENCE: drops the first dimensions of size 1 when a size becomes static, and so makes casts that are not valid.
// A slice drops the same dimensions after its sizes have become static.
func.func @insert(%s: tensor<1x?xf32>, %d: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}

func.func @insertOne(%s: tensor<?x4xf32>, %d: tensor<3x4x1xf32>) -> tensor<3x4x1xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [%c1, 4, 1] [1, 1, 1] : tensor<?x4xf32> into tensor<3x4x1xf32>
  return %0 : tensor<3x4x1xf32>
}

func.func @extract(%s: tensor<1x4x1xf32>) -> tensor<1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %s[0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

func.func @extractOfCast(%s: tensor<1x4x1xf32>, %n: index) -> tensor<1x?xf32> {
  %c = tensor.cast %s : tensor<1x4x1xf32> to tensor<1x?x1xf32>
  %0 = tensor.extract_slice %c[0, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?x1xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}
