// RUN: --resolve-ranked-shaped-type-result-dims
// A size of a padded tensor is the sum of the size of the source and the padding, in this order.
func.func @pad(%a: tensor<?x4x?xf32>, %i: index, %j: index, %f: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[1, %i, %i] high[%j, 2, 3] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %f : f32
  } : tensor<?x4x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %1, %2, %3 : index, index, index
}
