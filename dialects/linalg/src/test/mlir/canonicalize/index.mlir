// RUN: --canonicalize
// The index of a loop with one iteration is 0.
func.func @index_of_single_iteration(%a: tensor<1x4xindex>, %d: tensor<1x?xindex>) -> (tensor<1x4xindex>, tensor<1x?xindex>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} outs(%a: tensor<1x4xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    linalg.yield %s : index
  } -> tensor<1x4xindex>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} outs(%d: tensor<1x?xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    linalg.yield %s : index
  } -> tensor<1x?xindex>
  return %0, %1 : tensor<1x4xindex>, tensor<1x?xindex>
}
