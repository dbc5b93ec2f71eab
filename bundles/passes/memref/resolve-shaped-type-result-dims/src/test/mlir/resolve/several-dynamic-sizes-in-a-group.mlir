// RUN: --resolve-ranked-shaped-type-result-dims

func.func @texp(%a: tensor<?x12xf32>, %s: index, %t: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0,1],[2,3]] output_shape [%s, %t, 3, 4] : tensor<?x12xf32> into tensor<?x?x3x4xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?x3x4xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x3x4xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x3x4xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x3x4xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}
