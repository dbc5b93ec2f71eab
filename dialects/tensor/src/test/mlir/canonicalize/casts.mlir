// RUN: --canonicalize
// Casts of casts and of other operations, and the operations that skip casts.
func.func @same_type(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @back(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @fewer_sizes_in_two_steps(%t: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.cast %0 : tensor<?x8xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @more_sizes_in_two_steps(%t: tensor<?x?xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

func.func @check_in_between(%t: tensor<?x?xf32>) -> tensor<?x8xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

func.func @contradicting_sizes(%t: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

func.func @through_unranked(%t: tensor<4xf32>, %s: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.cast %s : tensor<?xf32> to tensor<*xf32>
  %3 = tensor.cast %2 : tensor<*xf32> to tensor<4xf32>
  %4 = tensor.cast %2 : tensor<*xf32> to tensor<?x?xf32>
  return %1, %3, %4 : tensor<?xf32>, tensor<4xf32>, tensor<?x?xf32>
}

func.func @from_unranked_to_unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}

func.func @bitcasts(%t: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  %2 = tensor.bitcast %t : tensor<4xi32> to tensor<4xi32>
  return %1, %2 : tensor<4xf32>, tensor<4xi32>
}

func.func @of_empty(%n: index, %m: index) -> (tensor<4x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.empty(%n) : tensor<?x8xf32>
  %3 = tensor.cast %2 : tensor<?x8xf32> to tensor<?x?xf32>
  %4 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x8xf32>
  return %1, %3, %4 : tensor<4x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>
}

func.func @empty_with_constant_sizes(%n: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @empty_with_negative_size() -> tensor<?xf32> {
  %m4 = arith.constant -4 : index
  %0 = tensor.empty(%m4) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @insert_into_cast(%a: tensor<4xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @concatenation_of_one(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<?xf32>
  %2 = tensor.concat dim(0) %b : (tensor<?xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
}

func.func @concatenation_of_two(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @collapse_of_cast(%a: tensor<4x?x2xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4x?x2xf32> to tensor<?x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x?x2xf32> into tensor<?x?xf32>
  %2 = tensor.cast %b : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  return %1, %3 : tensor<?x?xf32>, tensor<?xf32>
}

func.func @reshapes_of_constants(%f: f32, %n: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?x2xf32>) {
  %0 = tensor.splat %f : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %6 = tensor.splat %f[%n] : tensor<?xf32>
  %7 = tensor.expand_shape %6 [[0, 1]] output_shape [%n, 2] : tensor<?xf32> into tensor<?x2xf32>
  return %1, %3, %5, %7 : tensor<2x2xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?x2xf32>
}
