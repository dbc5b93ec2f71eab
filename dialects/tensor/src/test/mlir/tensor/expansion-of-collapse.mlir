// RUN: --canonicalize
// An expansion of a collapse is one reshape if sizes of one are products of sizes of the other, within longer groups.
func.func @t0(%a: tensor<?x1x1xf32>, %i: index) -> tensor<?x1xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<?x1x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1]] output_shape [%i, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1 : tensor<?x1xf32>
}
func.func @m0(%a: memref<?x1x1xf32>, %i: index) -> memref<?x1xf32> {
  %0 = memref.collapse_shape %a [[0,1,2]] : memref<?x1x1xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i, 1] : memref<?xf32> into memref<?x1xf32>
  return %1 : memref<?x1xf32>
}
func.func @t1(%a: tensor<3x4x5xf32>, %i: index) -> tensor<3x2x2x5xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2]] : tensor<3x4x5xf32> into tensor<3x20xf32>
  %1 = tensor.expand_shape %0 [[0],[1,2,3]] output_shape [3,2,2,5] : tensor<3x20xf32> into tensor<3x2x2x5xf32>
  return %1 : tensor<3x2x2x5xf32>
}
func.func @m1(%a: memref<3x4x5xf32>, %i: index) -> memref<3x2x2x5xf32> {
  %0 = memref.collapse_shape %a [[0],[1,2]] : memref<3x4x5xf32> into memref<3x20xf32>
  %1 = memref.expand_shape %0 [[0],[1,2,3]] output_shape [3,2,2,5] : memref<3x20xf32> into memref<3x2x2x5xf32>
  return %1 : memref<3x2x2x5xf32>
}
func.func @t2(%a: tensor<3x4x5xf32>, %i: index) -> tensor<12x5xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.expand_shape %0 [[0],[1]] output_shape [12,5] : tensor<12x5xf32> into tensor<12x5xf32>
  return %1 : tensor<12x5xf32>
}
func.func @m2(%a: memref<3x4x5xf32>, %i: index) -> memref<12x5xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2]] : memref<3x4x5xf32> into memref<12x5xf32>
  %1 = memref.expand_shape %0 [[0],[1]] output_shape [12,5] : memref<12x5xf32> into memref<12x5xf32>
  return %1 : memref<12x5xf32>
}
func.func @t3(%a: tensor<3x2x2x5xf32>, %i: index) -> tensor<3x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2,3]] : tensor<3x2x2x5xf32> into tensor<3x20xf32>
  %1 = tensor.expand_shape %0 [[0],[1,2]] output_shape [3,4,5] : tensor<3x20xf32> into tensor<3x4x5xf32>
  return %1 : tensor<3x4x5xf32>
}
func.func @m3(%a: memref<3x2x2x5xf32>, %i: index) -> memref<3x4x5xf32> {
  %0 = memref.collapse_shape %a [[0],[1,2,3]] : memref<3x2x2x5xf32> into memref<3x20xf32>
  %1 = memref.expand_shape %0 [[0],[1,2]] output_shape [3,4,5] : memref<3x20xf32> into memref<3x4x5xf32>
  return %1 : memref<3x4x5xf32>
}
func.func @t4(%a: tensor<?x2x2x5xf32>, %i: index) -> tensor<?x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2,3]] : tensor<?x2x2x5xf32> into tensor<?x20xf32>
  %1 = tensor.expand_shape %0 [[0],[1,2]] output_shape [%i,4,5] : tensor<?x20xf32> into tensor<?x4x5xf32>
  return %1 : tensor<?x4x5xf32>
}
func.func @m4(%a: memref<?x2x2x5xf32>, %i: index) -> memref<?x4x5xf32> {
  %0 = memref.collapse_shape %a [[0],[1,2,3]] : memref<?x2x2x5xf32> into memref<?x20xf32>
  %1 = memref.expand_shape %0 [[0],[1,2]] output_shape [%i,4,5] : memref<?x20xf32> into memref<?x4x5xf32>
  return %1 : memref<?x4x5xf32>
}
func.func @t5(%a: tensor<?x4x5xf32>, %i: index) -> tensor<?x2x2x5xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2]] : tensor<?x4x5xf32> into tensor<?x20xf32>
  %1 = tensor.expand_shape %0 [[0],[1,2,3]] output_shape [%i,2,2,5] : tensor<?x20xf32> into tensor<?x2x2x5xf32>
  return %1 : tensor<?x2x2x5xf32>
}
func.func @m5(%a: memref<?x4x5xf32>, %i: index) -> memref<?x2x2x5xf32> {
  %0 = memref.collapse_shape %a [[0],[1,2]] : memref<?x4x5xf32> into memref<?x20xf32>
  %1 = memref.expand_shape %0 [[0],[1,2,3]] output_shape [%i,2,2,5] : memref<?x20xf32> into memref<?x2x2x5xf32>
  return %1 : memref<?x2x2x5xf32>
}
func.func @t6(%a: tensor<1x?x5xf32>, %i: index) -> tensor<1x1x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<1x?x5xf32> into tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0,1,2],[3]] output_shape [1,1,%i,5] : tensor<?x5xf32> into tensor<1x1x?x5xf32>
  return %1 : tensor<1x1x?x5xf32>
}
func.func @m6(%a: memref<1x?x5xf32>, %i: index) -> memref<1x1x?x5xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2]] : memref<1x?x5xf32> into memref<?x5xf32>
  %1 = memref.expand_shape %0 [[0,1,2],[3]] output_shape [1,1,%i,5] : memref<?x5xf32> into memref<1x1x?x5xf32>
  return %1 : memref<1x1x?x5xf32>
}
func.func @t7(%a: tensor<?x5x1x1xf32>, %i: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2,3]] : tensor<?x5x1x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1]] output_shape [%i,5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}
func.func @m7(%a: memref<?x5x1x1xf32>, %i: index) -> memref<?x5xf32> {
  %0 = memref.collapse_shape %a [[0,1,2,3]] : memref<?x5x1x1xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i,5] : memref<?xf32> into memref<?x5xf32>
  return %1 : memref<?x5xf32>
}
func.func @t9(%a: tensor<2x?x1x3xf32>, %i: index) -> tensor<2x?x3xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2,3]] : tensor<2x?x1x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [2,%i,3] : tensor<?xf32> into tensor<2x?x3xf32>
  return %1 : tensor<2x?x3xf32>
}
func.func @m9(%a: memref<2x?x1x3xf32>, %i: index) -> memref<2x?x3xf32> {
  %0 = memref.collapse_shape %a [[0,1,2,3]] : memref<2x?x1x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [2,%i,3] : memref<?xf32> into memref<2x?x3xf32>
  return %1 : memref<2x?x3xf32>
}
func.func @t10(%a: tensor<4x?x6xf32>, %i: index) -> tensor<2x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2]] : tensor<4x?x6xf32> into tensor<4x?xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [2,2,%i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  return %1 : tensor<2x2x?xf32>
}
func.func @m10(%a: memref<4x?x6xf32>, %i: index) -> memref<2x2x?xf32> {
  %0 = memref.collapse_shape %a [[0],[1,2]] : memref<4x?x6xf32> into memref<4x?xf32>
  %1 = memref.expand_shape %0 [[0,1],[2]] output_shape [2,2,%i] : memref<4x?xf32> into memref<2x2x?xf32>
  return %1 : memref<2x2x?xf32>
}
func.func @t11(%a: tensor<2x2x?x1xf32>, %i: index) -> tensor<2x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<2x2x?x1xf32> into tensor<4x?xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [2,2,%i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  return %1 : tensor<2x2x?xf32>
}
func.func @m11(%a: memref<2x2x?x1xf32>, %i: index) -> memref<2x2x?xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2,3]] : memref<2x2x?x1xf32> into memref<4x?xf32>
  %1 = memref.expand_shape %0 [[0,1],[2]] output_shape [2,2,%i] : memref<4x?xf32> into memref<2x2x?xf32>
  return %1 : memref<2x2x?xf32>
}
func.func @t12(%a: tensor<2x3x4xf32>, %i: index) -> tensor<6x4xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0,1]] output_shape [6,4] : tensor<24xf32> into tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}
func.func @m12(%a: memref<2x3x4xf32>, %i: index) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %a [[0,1,2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [6,4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}
func.func @t13(%a: tensor<2x3x4x1xf32>, %i: index) -> tensor<2x3x4xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<2x3x4x1xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [2,3,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}
func.func @m13(%a: memref<2x3x4x1xf32>, %i: index) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2,3]] : memref<2x3x4x1xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0,1],[2]] output_shape [2,3,4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}
func.func @t14(%a: tensor<1x?xf32>, %i: index) -> tensor<1x1x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<1x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [1,1,%i] : tensor<?xf32> into tensor<1x1x?xf32>
  return %1 : tensor<1x1x?xf32>
}
func.func @m14(%a: memref<1x?xf32>, %i: index) -> memref<1x1x?xf32> {
  %0 = memref.collapse_shape %a [[0,1]] : memref<1x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [1,1,%i] : memref<?xf32> into memref<1x1x?xf32>
  return %1 : memref<1x1x?xf32>
}
func.func @t15(%a: tensor<?x1xf32>, %i: index) -> tensor<?x1x1xf32> {
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [%i,1,1] : tensor<?xf32> into tensor<?x1x1xf32>
  return %1 : tensor<?x1x1xf32>
}
func.func @m15(%a: memref<?x1xf32>, %i: index) -> memref<?x1x1xf32> {
  %0 = memref.collapse_shape %a [[0,1]] : memref<?x1xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [%i,1,1] : memref<?xf32> into memref<?x1x1xf32>
  return %1 : memref<?x1x1xf32>
}
