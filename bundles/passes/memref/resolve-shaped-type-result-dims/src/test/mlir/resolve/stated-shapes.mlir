// RUN: --mlir-version=19.1 --resolve-ranked-shaped-type-result-dims

func.func @exp(%a: memref<?x12xf32>, %s: index, %t: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0,1],[2,3]] output_shape [%s, 4, 3, 4] : memref<?x12xf32> into memref<?x4x3x4xf32>
  %d0 = memref.dim %0, %c0 : memref<?x4x3x4xf32>
  %d1 = memref.dim %0, %c1 : memref<?x4x3x4xf32>
  %d2 = memref.dim %0, %c2 : memref<?x4x3x4xf32>
  %d3 = memref.dim %0, %c3 : memref<?x4x3x4xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}
