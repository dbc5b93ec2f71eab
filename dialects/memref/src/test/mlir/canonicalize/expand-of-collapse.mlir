// RUN: --canonicalize
// What was collapsed is expanded to itself unless a group has several unknown sizes.
func.func @f0(%m: memref<?x4x?xf32>, %n: index, %k: index, %j: index) -> memref<?x4x?xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %w = memref.expand_shape %v [[0, 1], [2]] output_shape [%n, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  return %w : memref<?x4x?xf32>
}

func.func @f1(%m: memref<2x4x?xf32>, %n: index, %k: index, %j: index) -> memref<?x4x?xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<2x4x?xf32> into memref<8x?xf32>
  %c = memref.cast %v :  memref<8x?xf32> to memref<?x?xf32>
  %w = memref.expand_shape %c [[0, 1], [2]] output_shape [%n, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  return %w : memref<?x4x?xf32>
}

func.func @f2(%m: memref<?x?xf32>, %n: index, %k: index, %j: index) -> memref<?x?xf32> {
  %w = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, %k, %j] : memref<?x?xf32> into memref<?x?x?xf32>
  %v = memref.collapse_shape %w [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %v : memref<?x?xf32>
}

func.func @f3(%m: memref<?x?x?x?xf32>, %n: index, %k: index, %j: index) -> memref<?x?x?x?xf32> {
  %v = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  %w = memref.expand_shape %v [[0, 1, 2], [3]] output_shape [%n, %n, %k, %j] : memref<?x?xf32> into memref<?x?x?x?xf32>
  return %w : memref<?x?x?x?xf32>
}

func.func @f4(%m: memref<?x?x4xf32>, %n: index, %k: index, %j: index) -> memref<?x?x2x2xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %w = memref.expand_shape %v [[0, 1], [2, 3]] output_shape [%n, %k, 2, 2] : memref<?x4xf32> into memref<?x?x2x2xf32>
  return %w : memref<?x?x2x2xf32>
}

func.func @f5(%m: memref<?x?x4x2xf32>, %n: index, %k: index, %j: index) -> memref<?x?x8xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x4x2xf32> into memref<?x8xf32>
  %w = memref.expand_shape %v [[0, 1], [2]] output_shape [%n, %k, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  return %w : memref<?x?x8xf32>
}

func.func @f6(%m: memref<?x3x4x2xf32>, %n: index, %k: index, %j: index) -> memref<?x3x8xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x4x2xf32> into memref<?x8xf32>
  %w = memref.expand_shape %v [[0, 1], [2]] output_shape [%n, 3, 8] : memref<?x8xf32> into memref<?x3x8xf32>
  return %w : memref<?x3x8xf32>
}

func.func @f7(%m: memref<6xf32>) -> memref<6xf32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  %w = memref.collapse_shape %v [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  return %w : memref<6xf32>
}

func.func @f8(%m: memref<?x?x?xf32>, %n: index, %k: index, %j: index) -> memref<?x?x?xf32> {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  %w = memref.expand_shape %v [[0, 1], [2]] output_shape [%n, %k, %j] : memref<?x?xf32> into memref<?x?x?xf32>
  return %w : memref<?x?x?xf32>
}

func.func @f9(%m: memref<12xf32>) -> memref<12xf32> {
  %w = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %v = memref.collapse_shape %w [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  return %v : memref<12xf32>
}
