// RUN: --canonicalize
// Casts, slices, reshapes and paddings that cancel each other out or get static sizes.
func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>) -> (tensor<4x8xf32>, tensor<4x?xf32>, tensor<?x8xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<4x?xf32>
  %3 = tensor.cast %2 : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.cast %2 : tensor<4x?xf32> to tensor<?x8xf32>
  return %1, %3, %4 : tensor<4x8xf32>, tensor<4x?xf32>, tensor<?x8xf32>
}

func.func @elements(%a: f32, %i: index, %t: tensor<?xi32>, %f: tensor<2xf32>) -> (f32, f32, f16, index, index, tensor<3xf32>, tensor<2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 2.0 : f32
  %0 = tensor.from_elements %a, %cst, %a, %a : tensor<2x2xf32>
  %1 = tensor.extract %0[%c0, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %0[%c1, %c1] : tensor<2x2xf32>
  %3 = arith.constant sparse<[[1, 1]], [-2.0]> : tensor<2x2xf16>
  %4 = tensor.extract %3[%c1, %c1] : tensor<2x2xf16>
  %5 = arith.index_cast %t : tensor<?xi32> to tensor<?xindex>
  %6 = tensor.extract %5[%i] : tensor<?xindex>
  %7 = tensor.generate %i {
  ^bb0(%k: index):
    %x = arith.addi %k, %i : index
    tensor.yield %x : index
  } : tensor<?xindex>
  %8 = tensor.extract %7[%c1] : tensor<?xindex>
  %9 = tensor.from_elements %cst, %cst, %cst : tensor<3xf32>
  %10 = tensor.splat %cst : tensor<2xf32>
  %11 = tensor.insert %cst into %10[%i] : tensor<2xf32>
  %12 = tensor.cast %f : tensor<2xf32> to tensor<?xf32>
  %13 = tensor.insert %a into %12[%i] : tensor<?xf32>
  %14 = tensor.extract %13[%c0] : tensor<?xf32>
  return %1, %2, %4, %6, %8, %9, %11, %14 : f32, f32, f16, index, index, tensor<3xf32>, tensor<2xf32>, f32
}

func.func @dims(%t: tensor<?x?x?xf32>, %i: index, %j: index, %s: tensor<2xi32>, %u: tensor<*xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, %i, 0] [%i, %j, 4] [1, 1, 2] : tensor<?x?x?xf32> to tensor<?x?x4xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?x4xf32>
  %2 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %4 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%i, 6, %j] : tensor<?x?xf32> into tensor<?x6x?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x6x?xf32>
  %6 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %7 = tensor.insert_slice %6 into %2[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %8 = tensor.dim %7, %c1 : tensor<?x?xf32>
  %9 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %10 = tensor.dim %9, %c1 : tensor<?x?xf32>
  %11 = tensor.dim %6, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %8, %10, %11 : index, index, index, index, index, index
}

func.func @slices(%t: tensor<?x?xf32>, %a: tensor<4x?xf32>, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c1, %i] [%c4, %i] [%c1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %t[%i, 0] [%c4, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %3 = tensor.extract_slice %1[0, %i] [%i, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %4 = tensor.insert_slice %0 into %t[%c1, %i] [%c4, %i] [%c1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0, %2, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
}

func.func @reshapes(%t: tensor<?x?x4xf32>, %i: index, %j: index, %f: f32) -> (tensor<?x?x4xf32>, tensor<?xf32>, tensor<?x?x2x2xf32>, tensor<2x2xf32>, tensor<6xi32>, tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%i, %j, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %1 [[0], [1], [2, 3]] output_shape [%i, %j, 2, 2] : tensor<?x?x4xf32> into tensor<?x?x2x2xf32>
  %4 = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %6 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %8 = tensor.splat %f : tensor<8xf32>
  %9 = tensor.expand_shape %8 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  return %1, %2, %3, %5, %7, %9 : tensor<?x?x4xf32>, tensor<?xf32>, tensor<?x?x2x2xf32>, tensor<2x2xf32>, tensor<6xi32>, tensor<4x2xf32>
}

func.func @pads(%t: tensor<4x?xf32>, %i: index, %f: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c2, 0] high[1, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[%c0, 0] high[0, %c0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.pad %0 low[%i, 0] high[%c2, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
}
