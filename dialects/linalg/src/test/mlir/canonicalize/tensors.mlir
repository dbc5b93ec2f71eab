// RUN: --mlir-version=19.1 --canonicalize
// Operations of tensor before and after operations in destination-passing style.
func.func @into_destination_style(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = linalg.copy ins(%0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @cast_that_adds_sizes_before_destination_style(%a: tensor<?xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @unpack_into_written_destination(%t: tensor<4x2xf32>, %a: tensor<8xf32>, %d: tensor<8xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.copy ins(%s : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.unpack %t inner_dims_pos = [0] inner_tiles = [2] into %0 : tensor<4x2xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func @of_second_result(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%b, %c : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?xf32>
  return %1, %2 : index, index
}
