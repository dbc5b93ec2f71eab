// RUN: --canonicalize
// Structured operations that compute nothing, get static shapes or skip casts, and the conditions for it.
#id = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>

func.func @identity(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @transposition_is_no_identity(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#swap, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @computation_is_no_identity(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.negf %x : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @outer_value_is_no_identity(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %f : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @identity_of_scalar_is_kept(%a: f32, %b: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : f32) outs(%b : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @copy_in_memory(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

func.func @self_copy_in_memory(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

func.func @self_copy_of_two_operands(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

func.func @two_outputs_in_memory(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} outs(%a, %a : memref<4xf32>, memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  }
  return
}

func.func @empty_memory(%a: memref<4x0xf32>, %b: memref<0xf32>, %c: memref<4xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%a : memref<4x0xf32>)
  linalg.copy ins(%b : memref<0xf32>) outs(%b : memref<0xf32>)
  linalg.fill ins(%f : f32) outs(%c : memref<4xf32>)
  return
}

func.func @static_sizes_from_first_operand(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @static_sizes_from_output(%a: tensor<?x?xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @static_sizes_through_permutation(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#swap, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.negf %x : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @no_static_sizes_in_memory(%a: memref<4xf32>, %b: memref<?xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<?xf32>)
  return
}

func.func @no_static_sizes_through_sums(%a: tensor<?xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @cast_of_result(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

func.func @cast_of_result_with_other_use(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<?xf32>
}

func.func @cast_of_second_result(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b, %c : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %n = arith.negf %x : f32
    linalg.yield %x, %n : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.cast %0#1 : tensor<?xf32> to tensor<4xf32>
  return %0#0, %1 : tensor<?xf32>, tensor<4xf32>
}

func.func @cast_that_drops_sizes(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @cast_that_drops_and_adds_sizes(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<?x8xf32> {
  %0 = linalg.exp ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

func.func @cast_in_other_region(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %d: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
^bb2:
  return %d : tensor<4xf32>
}

func.func @casts_before(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = linalg.exp ins(%0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @memref_casts_before(%a: memref<4xf32>, %b: memref<?xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  linalg.exp ins(%0 : memref<?xf32>) outs(%b : memref<?xf32>)
  %1 = memref.cast %b : memref<?xf32> to memref<4xf32>
  linalg.exp ins(%1 : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

func.func @transposes_are_composed(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  return %1 : tensor<4x3x2xf32>
}

func.func @transposes_that_undo_each_other(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x2xf32>) outs(%c : tensor<2x3xf32>) permutation = [1, 0]
  return %1 : tensor<2x3xf32>
}

func.func @transpose_of_broadcast(%a: tensor<2x?x4xf32>, %b: tensor<2x5x?x4x6xf32>, %c: tensor<?x6x2x4x5xf32>) -> tensor<?x6x2x4x5xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x?x4xf32>) outs(%b : tensor<2x5x?x4x6xf32>) dimensions = [1, 4]
  %1 = linalg.transpose ins(%0 : tensor<2x5x?x4x6xf32>) outs(%c : tensor<?x6x2x4x5xf32>) permutation = [2, 4, 0, 3, 1]
  return %1 : tensor<?x6x2x4x5xf32>
}

func.func @transpose_of_broadcast_with_other_use(%a: tensor<2xf32>, %b: tensor<2x3xf32>, %c: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<2x3xf32>) outs(%c : tensor<3x2xf32>) permutation = [1, 0]
  return %1, %0 : tensor<3x2xf32>, tensor<2x3xf32>
}
