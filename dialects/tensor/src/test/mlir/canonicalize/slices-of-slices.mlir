// RUN: --canonicalize
// Slices that are the whole tensor, take static sizes, undo each other or skip casts, and their conditions.
func.func @whole(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.extract_slice %t[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @whole_of_unknown_size(%t: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.extract_slice %t[0, 0] [4, %n] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @same_size_elsewhere(%t: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %t[%n] [4] [1] : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %t[0] [4] [%n] : tensor<4xf32> to tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

func.func @of_splat(%i: index) -> (tensor<2xf32>, tensor<?xf32>) {
  %0 = arith.constant dense<1.0> : tensor<4x4xf32>
  %1 = tensor.extract_slice %0[%i, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %0[0, 0] [1, %i] [1, 1] : tensor<4x4xf32> to tensor<?xf32>
  return %1, %2 : tensor<2xf32>, tensor<?xf32>
}

func.func @of_insertion(%t: tensor<8xf32>, %s: tensor<4xf32>, %i: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert_slice %s into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.extract_slice %0[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = tensor.extract_slice %0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %3 = tensor.extract_slice %0[%i] [4] [2] : tensor<8xf32> to tensor<4xf32>
  return %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @of_insertion_with_other_rank(%t: tensor<8x8xf32>, %s: tensor<4xf32>, %i: index) -> (tensor<1x4xf32>, tensor<4xf32>) {
  %0 = tensor.insert_slice %s into %t[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
  %1 = tensor.extract_slice %0[%i, 0] [1, 4] [1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
  %2 = tensor.extract_slice %0[%i, 0] [1, 4] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return %1, %2 : tensor<1x4xf32>, tensor<4xf32>
}

func.func @constant_operands(%t: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, %n] [%c4, %n] [%c1, %c4] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @constant_size_of_one_is_not_dropped(%t: tensor<?x?xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0] [%c1, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @negative_constants(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %0 = tensor.extract_slice %t[0] [%m1] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %t[%m1] [%c1] [%m1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @of_cast(%t: tensor<8x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @of_cast_that_adds_sizes(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<8xf32>
  %1 = tensor.extract_slice %0[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @cast_of_slice(%t: tensor<8x?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.extract_slice %t[0, 0] [%n, %n] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

func.func @cast_of_rank_reduced_slice(%t: tensor<8x?x?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.extract_slice %t[0, 0, 0] [%n, 1, %n] [1, 1, 1] : tensor<8x?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

func.func @cast_of_slice_that_drops_sizes(%t: tensor<8xf32>) -> tensor<?xf32> {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @insertion_of_whole(%t: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @insertion_of_whole_unknown(%t: tensor<?xf32>, %s: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.insert_slice %s into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @insertion_of_nothing(%t: tensor<4xf32>, %s: tensor<0xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.insert_slice %s into %t[%n] [0] [1] : tensor<0xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @insertion_over_insertion(%t: tensor<8xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %b into %0[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func @insertion_beside_insertion(%t: tensor<8xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %b into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func @insertion_over_insertion_of_other_rank(%t: tensor<8x8xf32>, %a: tensor<4xf32>, %b: tensor<1x4xf32>, %i: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %t[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %b into %0[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @insertion_of_extraction(%t: tensor<8xf32>, %u: tensor<8xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.insert_slice %0 into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %3 = tensor.insert_slice %0 into %u[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

func.func @insertion_with_constant_operands(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %t[%c0, %n] [%c4, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @insertion_with_static_size(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %s into %t[0, %n] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @insertion_of_cast(%t: tensor<?x?xf32>, %s: tensor<4x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %s : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %t[0, %n] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @insertion_of_rank_reduced_cast(%t: tensor<?x?xf32>, %s: tensor<4xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[0, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @insertion_of_cast_that_adds_sizes(%t: tensor<?xf32>, %s: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %s : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @insertion_into_cast(%t: tensor<8xf32>, %s: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %s into %0[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
