// RUN: --resolve-shaped-type-result-dims
// The size of a slice is its operand; an index that is not known stays.
func.func @slice(%a: tensor<?x?x?xf32>, %i: index, %j: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [%i, 1, %j] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %0, %j : tensor<?x?xf32>
  return %1, %2 : index, index
}
