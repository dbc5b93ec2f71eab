// RUN: --canonicalize --allow-unregistered-dialect
// Subviews that are the whole buffer, take static sizes or skip casts, and the conditions for it.
func.func @whole(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return %0 : memref<4x8xf32, strided<[8, 1]>>
}

func.func @whole_with_strides(%m: memref<4x8xf32, strided<[16, 2], offset: 3>>) -> memref<4x8xf32, strided<[16, 2], offset: 3>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32, strided<[16, 2], offset: 3>> to memref<4x8xf32, strided<[16, 2], offset: 3>>
  return %0 : memref<4x8xf32, strided<[16, 2], offset: 3>>
}

func.func @whole_of_unknown_size(%m: memref<?x8xf32>, %i: index) -> memref<?x8xf32, strided<[8, 1]>> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?x8xf32>
  %0 = memref.subview %m[0, 0] [%n, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  return %0 : memref<?x8xf32, strided<[8, 1]>>
}

func.func @unknown_size(%m: memref<?x8xf32>, %n: index) -> memref<?x8xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [%n, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  return %0 : memref<?x8xf32, strided<[8, 1]>>
}

func.func @first_row(%m: memref<4x8xf32>) -> memref<8xf32, strided<[1]>> {
  %0 = memref.subview %m[0, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1]>>
  return %0 : memref<8xf32, strided<[1]>>
}

func.func @constant_operands(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %n] [%c4, %n] [%c2, %c2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @constant_operands_of_rank_reduced(%m: memref<8x8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, 0, %n] [%c2, 1, %n] [%c2, 1, %c2] : memref<8x8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @negative_constants(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %m1 = arith.constant -1 : index
  %0 = memref.subview %m[%m1] [%m1] [%m1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

func.func @of_cast(%m: memref<4x8xf32>, %n: index) -> memref<2x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%n, 0] [2, %n] [1, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<2x?xf32, strided<[?, 1], offset: ?>>
}

func.func @of_cast_that_adds_sizes(%m: memref<?xf32>, %n: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %0 = memref.cast %m : memref<?xf32> to memref<8xf32>
  %1 = memref.subview %0[%n] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %1 : memref<2xf32, strided<[1], offset: ?>>
}

func.func @sizes(%m: memref<?x?xf32>, %a: index, %b: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 1] [%a, %b] [1, 2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 2], offset: 1>>
  %1 = memref.dim %0, %c0 : memref<?x?xf32, strided<[?, 2], offset: 1>>
  %2 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, 2], offset: 1>>
  %3 = memref.subview %m[0, 1] [1, %b] [1, 2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: 1>>
  %4 = memref.dim %3, %c0 : memref<?xf32, strided<[2], offset: 1>>
  return %1, %2, %4 : index, index, index
}

func.func @sizes_of_allocations(%a: index, %b: index, %s: memref<3xindex>, %u: memref<*xf32>, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%a, %b) : memref<?x3x?xf32>
  "test.use"(%0) : (memref<?x3x?xf32>) -> ()
  %1 = memref.dim %0, %c0 : memref<?x3x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x3x?xf32>
  %3 = memref.dim %0, %c2 : memref<?x3x?xf32>
  %4 = memref.dim %0, %c3 : memref<?x3x?xf32>
  %5 = memref.reshape %u(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %6 = memref.dim %5, %c2 : memref<?x?x?xf32>
  %7 = memref.dim %u, %i : memref<*xf32>
  return %1, %2, %3, %4, %6, %7 : index, index, index, index, index, index
}

func.func @reinterpret_casts(%m: memref<4x8xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2xf32, strided<[1], offset: 3>>) {
  %c2 = arith.constant 2 : index
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%c2, %n], strides: [%n, %c2] : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %0 to offset: [3], sizes: [2], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2xf32, strided<[1], offset: 3>>
  return %0, %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2xf32, strided<[1], offset: 3>>
}

func.func @reinterpret_cast_to_same_type(%m: memref<4xf32>, %n: index) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  return %0, %2 : memref<4xf32>, memref<4xf32>
}

func.func @reshapes_that_undo_each_other(%m: memref<4x8xf32>, %d: memref<?x8xf32>) -> (memref<4x8xf32>, memref<?x8xf32>, memref<32xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %2 = memref.collapse_shape %d [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %c0 = arith.constant 0 : index
  %n = memref.dim %d, %c0 : memref<?x8xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%n, 8] : memref<?xf32> into memref<?x8xf32>
  %4 = memref.expand_shape %0 [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  %5 = memref.collapse_shape %4 [[0, 1]] : memref<8x4xf32> into memref<32xf32>
  return %1, %3, %5 : memref<4x8xf32>, memref<?x8xf32>, memref<32xf32>
}

func.func @reshapes_that_compose(%m: memref<2x3x4x5xf32>) -> (memref<120xf32>, memref<2x3x2x2x5xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<6x4x5xf32> into memref<120xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2, 3, 4]] output_shape [2, 3, 2, 2, 5] : memref<6x20xf32> into memref<2x3x2x2x5xf32>
  return %1, %3 : memref<120xf32>, memref<2x3x2x2x5xf32>
}
