// RUN: --mlir-version=19.1 --canonicalize
// Operations on filled tensors, and the conditions under which they stay.
func.func @extract(%f: f32, %t: tensor<?xf32>, %i: index) -> f32 {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @extract_of_copy(%s: tensor<?xf32>, %t: tensor<?xf32>, %i: index) -> f32 {
  %0 = linalg.copy ins(%s : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @reshapes(%f: f32, %t: tensor<2x3xf32>, %s: tensor<6xf32>) -> (tensor<6xf32>, tensor<3x2xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = linalg.fill ins(%f : f32) outs(%s : tensor<6xf32>) -> tensor<6xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  return %1, %3 : tensor<6xf32>, tensor<3x2xf32>
}

func.func @pack(%f: f32, %t: tensor<8xf32>, %d: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

func.func @pack_with_padding(%f: f32, %g: f32, %t: tensor<7xf32>, %d: tensor<4x2xf32>, %e: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<7xf32>) -> tensor<7xf32>
  %1 = tensor.pack %0 padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<7xf32> -> tensor<4x2xf32>
  %2 = tensor.pack %0 padding_value(%g : f32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<7xf32> -> tensor<4x2xf32>
  return %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>
}

func.func @pack_into_used_destination(%f: f32, %t: tensor<8xf32>, %d: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<8xf32> -> tensor<4x2xf32>
  return %1, %d : tensor<4x2xf32>, tensor<4x2xf32>
}

func.func @static_pad(%f: f32, %t: tensor<2x3xf32>) -> tensor<5x8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.pad %0 low[1, 2] high[2, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<5x8xf32>
  return %1 : tensor<5x8xf32>
}

func.func @dynamic_pads(%f: f32, %t: tensor<2x?x?x4xf32>, %a: index, %b: index) -> tensor<?x?x?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2x?x?x4xf32>) -> tensor<2x?x?x4xf32>
  %1 = tensor.pad %0 low[%a, 1, %b, 0] high[0, %b, %a, %b] {
  ^bb0(%x: index, %y: index, %z: index, %w: index):
    tensor.yield %f : f32
  } : tensor<2x?x?x4xf32> to tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}

func.func @pad_of_unknown_size_by_nothing(%f: f32, %t: tensor<?x2xf32>) -> tensor<?x3xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x2xf32>) -> tensor<?x2xf32>
  %1 = tensor.pad %0 low[0, 0] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x2xf32> to tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

func.func @pad_to_known_size(%f: f32, %t: tensor<?xf32>) -> tensor<9xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

func.func @pad_with_other_value(%f: f32, %g: f32, %t: tensor<2xf32>) -> tensor<3xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.pad %0 low[0] high[1] {
  ^bb0(%x: index):
    tensor.yield %g : f32
  } : tensor<2xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

func.func @inserted_pad(%f: f32, %t: tensor<8x8xf32>, %s: tensor<2x?xf32>, %a: index, %b: index) -> tensor<8x8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %s low[1, %a] high[1, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x?xf32> to tensor<4x4xf32>
  %2 = tensor.insert_slice %1 into %0[2, %b] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

func.func @inserted_pad_without_low_padding(%f: f32, %t: tensor<8xf32>, %s: tensor<2xf32>, %b: index) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pad %s low[0] high[1] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  %2 = tensor.insert_slice %1 into %0[%b] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}

func.func @inserted_pad_after_disjoint_insertion(%f: f32, %t: tensor<8xf32>, %s: tensor<2xf32>, %u: tensor<4xf32>) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.insert_slice %u into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.pad %s low[1] high[1] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}

func.func @inserted_pad_after_overlapping_insertion(%f: f32, %t: tensor<8xf32>, %s: tensor<2xf32>, %u: tensor<4xf32>) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.insert_slice %u into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.pad %s low[1] high[1] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[3] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}

func.func @inserted_pad_with_other_value(%f: f32, %g: f32, %t: tensor<8xf32>, %s: tensor<2xf32>) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %2 = tensor.pad %s low[1] high[1] {
  ^bb0(%x: index):
    tensor.yield %g : f32
  } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %0[3] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}

func.func @inserted_pad_that_drops_dimension(%f: f32, %t: tensor<8x8xf32>, %s: tensor<2xf32>) -> tensor<8x8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = tensor.pad %s low[1] high[1] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %0[3, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

func.func @copies(%f: f32, %t: tensor<8xf32>, %u: tensor<8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.copy ins(%0 : tensor<8xf32>) outs(%u : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.copy ins(%s : tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.copy ins(%s : tensor<8xf32>) outs(%u : tensor<8xf32>) -> tensor<8xf32>
  return %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

func.func @self_copies(%t: tensor<8xf32>, %m: memref<8xf32>, %n: memref<8xf32>) -> tensor<8xf32> {
  linalg.copy ins(%m : memref<8xf32>) outs(%m : memref<8xf32>)
  linalg.copy ins(%m : memref<8xf32>) outs(%n : memref<8xf32>)
  %0 = linalg.copy ins(%t : tensor<8xf32>) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @fill_of_copy_in_memory(%f: f32, %m: memref<8xf32>, %n: memref<8xf32>) {
  linalg.fill ins(%f : f32) outs(%m : memref<8xf32>)
  linalg.copy ins(%m : memref<8xf32>) outs(%n : memref<8xf32>)
  return
}

func.func @transpose(%f: f32, %t: tensor<2x3xf32>, %u: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = linalg.transpose ins(%0 : tensor<2x3xf32>) outs(%u : tensor<3x2xf32>) permutation = [1, 0]
  return %1 : tensor<3x2xf32>
}

func.func @concatenation(%f: f32, %g: f32, %t: tensor<2xf32>, %u: tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %1 = linalg.fill ins(%f : f32) outs(%u : tensor<3xf32>) -> tensor<3xf32>
  %2 = linalg.fill ins(%g : f32) outs(%u : tensor<3xf32>) -> tensor<3xf32>
  %3 = tensor.concat dim(0) %0, %1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %4 = tensor.concat dim(0) %0, %2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %5 = tensor.concat dim(0) %0, %u : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  return %3, %4, %5 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}
