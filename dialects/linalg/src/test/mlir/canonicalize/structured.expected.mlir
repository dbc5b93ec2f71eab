#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<() -> ()>
module {
  func.func @identity(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @transposition_is_no_identity(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @computation_is_no_identity(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @outer_value_is_no_identity(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %arg2 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @identity_of_scalar_is_kept(%arg0: f32, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg0 : f32) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @copy_in_memory(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @self_copy_in_memory(%arg0: memref<4xf32>) {
    return
  }
  func.func @self_copy_of_two_operands(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @two_outputs_in_memory(%arg0: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} outs(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) {
    ^bb0(%out: f32, %out_0: f32):
      linalg.yield %out, %out_0 : f32, f32
    }
    return
  }
  func.func @empty_memory(%arg0: memref<4x0xf32>, %arg1: memref<0xf32>, %arg2: memref<4xf32>, %arg3: f32) {
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<4xf32>)
    return
  }
  func.func @static_sizes_from_first_operand(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x8xf32>
    %cast_0 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = linalg.add ins(%arg0, %cast : tensor<4x8xf32>, tensor<4x8xf32>) outs(%cast_0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %cast_1 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast_1 : tensor<?x?xf32>
  }
  func.func @static_sizes_from_output(%arg0: tensor<?x?xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = linalg.exp ins(%cast : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @static_sizes_through_permutation(%arg0: tensor<4x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%cast : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    } -> tensor<?x4xf32>
    %cast_0 = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
  func.func @no_static_sizes_in_memory(%arg0: memref<4xf32>, %arg1: memref<?xf32>) {
    linalg.exp ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<?xf32>)
    return
  }
  func.func @no_static_sizes_through_sums(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<?xf32>, tensor<3xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cast_of_result(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<4x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %0 = linalg.exp ins(%cast_0 : tensor<4x?xf32>) outs(%cast : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func @cast_of_result_with_other_use(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %cast_0 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
    %0 = linalg.exp ins(%cast_0 : tensor<4xf32>) outs(%cast : tensor<4xf32>) -> tensor<4xf32>
    %cast_1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %0, %cast_1 : tensor<4xf32>, tensor<?xf32>
  }
  func.func @cast_of_second_result(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
    %cast = tensor.cast %arg2 : tensor<?xf32> to tensor<4xf32>
    %cast_0 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
    %cast_1 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %0:2 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%cast_0 : tensor<4xf32>) outs(%cast_1, %cast : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32, %out_3: f32):
      %1 = arith.negf %in : f32
      linalg.yield %in, %1 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %cast_2 = tensor.cast %0#0 : tensor<4xf32> to tensor<?xf32>
    return %cast_2, %0#1 : tensor<?xf32>, tensor<4xf32>
  }
  func.func @cast_that_drops_sizes(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @cast_that_drops_and_adds_sizes(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<?x8xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x8xf32>
    return %cast : tensor<?x8xf32>
  }
  func.func @cast_in_other_region(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1, %arg3: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    return %cast : tensor<4xf32>
  ^bb2:  // pred: ^bb0
    return %arg3 : tensor<4xf32>
  }
  func.func @casts_before(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @memref_casts_before(%arg0: memref<4xf32>, %arg1: memref<?xf32>) {
    linalg.exp ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<?xf32>)
    linalg.exp ins(%arg1 : memref<?xf32>) outs(%arg0 : memref<4xf32>)
    return
  }
  func.func @transposes_are_composed(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg2 : tensor<4x3x2xf32>) permutation = [2, 1, 0] 
    return %transposed : tensor<4x3x2xf32>
  }
  func.func @transposes_that_undo_each_other(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @transpose_of_broadcast(%arg0: tensor<2x?x4xf32>, %arg1: tensor<2x5x?x4x6xf32>, %arg2: tensor<?x6x2x4x5xf32>) -> tensor<?x6x2x4x5xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x4xf32>
    %0 = tensor.empty(%dim) : tensor<?x2x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%0 : tensor<?x2x4xf32>) permutation = [1, 0, 2] 
    %broadcasted = linalg.broadcast ins(%transposed : tensor<?x2x4xf32>) outs(%arg2 : tensor<?x6x2x4x5xf32>) dimensions = [4, 1] 
    return %broadcasted : tensor<?x6x2x4x5xf32>
  }
  func.func @transpose_of_broadcast_with_other_use(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<2xf32>) outs(%arg1 : tensor<2x3xf32>) dimensions = [1] 
    %transposed = linalg.transpose ins(%broadcasted : tensor<2x3xf32>) outs(%arg2 : tensor<3x2xf32>) permutation = [1, 0] 
    return %transposed, %broadcasted : tensor<3x2xf32>, tensor<2x3xf32>
  }
}

