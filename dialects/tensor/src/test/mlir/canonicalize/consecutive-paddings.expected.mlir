#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 1)>
#map2 = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
#map3 = affine_map<()[s0] -> (s0 - 1)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
module {
  func.func @dynamic_sizes(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?x?xf32> {
    %0 = affine.apply #map()[%arg4, %arg2]
    %1 = affine.apply #map()[%arg3, %arg1]
    %2 = affine.apply #map1()[%arg3]
    %padded = tensor.pad %arg0 low[%1, %2] high[%0, 5] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded : tensor<?x?xf32>
  }
  func.func @inner_stays_for_other_uses(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %padded = tensor.pad %arg0 low[%arg1, 1] high[%arg2, 2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %0 = affine.apply #map()[%arg4, %arg2]
    %padded_0 = tensor.pad %arg0 low[%arg1, 5] high[%0, 5] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded, %padded_0 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @nofold_stays(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %padded = tensor.pad %arg0 nofold low[%arg1, 1] high[%arg2, 2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %padded low[%arg3, 4] high[%arg4, 3] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %arg0 low[%arg1, 1] high[%arg2, 2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_2 = tensor.pad %padded_1 nofold low[%arg3, 4] high[%arg4, 3] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded_0, %padded_2 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @three(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?x?xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = affine.apply #map2()[%arg4, %arg2]
    %1 = affine.apply #map3()[%arg2]
    %2 = affine.apply #map4()[%arg3, %arg1]
    %padded = tensor.pad %arg0 low[%2, 6] high[%0, %1] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<?x8xf32> to tensor<?x?xf32>
    return %padded : tensor<?x?xf32>
  }
  func.func @computed_values_stay(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?x?xf32> {
    %padded = tensor.pad %arg0 low[%arg1, 1] high[%arg2, 2] {
    ^bb0(%arg6: index, %arg7: index):
      %0 = arith.index_cast %arg6 : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      tensor.yield %1 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %padded low[%arg1, 1] high[%arg2, 2] {
    ^bb0(%arg6: index, %arg7: index):
      %0 = arith.index_cast %arg6 : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      tensor.yield %1 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded_0 : tensor<?x?xf32>
  }
}

