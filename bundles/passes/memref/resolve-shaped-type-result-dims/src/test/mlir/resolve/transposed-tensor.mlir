// RUN: --resolve-ranked-shaped-type-result-dims

func.func @tosa(%a: tensor<?x?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<?x?x4xf32>) -> tensor<?x?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}
