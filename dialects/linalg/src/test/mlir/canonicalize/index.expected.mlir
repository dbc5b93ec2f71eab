#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @index_of_single_iteration(%arg0: tensor<1x4xindex>, %arg1: tensor<1x?xindex>) -> (tensor<1x4xindex>, tensor<1x?xindex>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<1x4xindex>) {
    ^bb0(%out: index):
      %2 = linalg.index 1 : index
      linalg.yield %2 : index
    } -> tensor<1x4xindex>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<1x?xindex>) {
    ^bb0(%out: index):
      %2 = linalg.index 1 : index
      linalg.yield %2 : index
    } -> tensor<1x?xindex>
    return %0, %1 : tensor<1x4xindex>, tensor<1x?xindex>
  }
}

