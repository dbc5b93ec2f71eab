#map = affine_map<(d0) -> (-d0 + 256)>
#map1 = affine_map<(d0)[s0] -> (d0 * 2 - s0)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 2 + s2)>
#map3 = affine_map<()[s0] -> (s0 + 4)>
module {
  func.func @complement(%arg0: f32, %arg1: index, %arg2: tensor<64x?x64xf32>) -> tensor<1x?x64xf32> {
    %0 = affine.apply #map(%arg1)
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, %arg1, 64] [1, 1, 1] : tensor<64x?x64xf32> to tensor<1x?x64xf32>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %extracted_slice low[0, 0, 0] high[0, %0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg0 : f32
    } : tensor<1x?x64xf32> to tensor<1x256x64xf32>
    %cast = tensor.cast %padded : tensor<1x256x64xf32> to tensor<1x?x64xf32>
    return %cast : tensor<1x?x64xf32>
  }
  func.func @constant(%arg0: f32, %arg1: tensor<4x5xf32>) -> tensor<?x8xf32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %padded = tensor.pad %arg1 nofold low[%c2, 1] high[1, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg0 : f32
    } {test.kept} : tensor<4x5xf32> to tensor<7x8xf32>
    %cast = tensor.cast %padded : tensor<7x8xf32> to tensor<?x8xf32>
    return %cast : tensor<?x8xf32>
  }
  func.func @dynamic(%arg0: f32, %arg1: tensor<?x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = affine.apply #map1(%arg2)[%arg3]
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x3xf32>
    %1 = affine.apply #map2()[%arg3, %arg2, %dim]
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2 = affine.apply #map3()[%arg2]
    %padded = tensor.pad %arg1 low[%0, 1] high[%arg3, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg0 : f32
    } : tensor<?x3xf32> to tensor<?x?xf32>
    return %padded : tensor<?x?xf32>
  }
}

