// RUN: --convert-linalg-to-affine-loops
// Sizes are bounds; indices that are no variables are applications of maps.
func.func @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @conv(%a: memref<4x16xf32>, %b: memref<3x3xf32, strided<[?, 1], offset: ?>>, %c: memref<2x14xf32>) {
  linalg.conv_2d ins(%a, %b : memref<4x16xf32>, memref<3x3xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<2x14xf32>)
  return
}
#m = affine_map<(i, j)->(i, j)>
func.func @g(%a: memref<f32>, %c: memref<?x4xf32>, %s: f32, %n: memref<?x4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i, j)->()>, affine_map<(i,j)->()>, #m, affine_map<(i, j)->(i, j)>], iterator_types = ["parallel", "reduction"]} ins(%a, %s : memref<f32>, f32) outs(%c, %n : memref<?x4xf32>, memref<?x4xindex>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %q = arith.addf %x, %y : f32
    %k = arith.addi %i, %j : index
    linalg.yield %q, %k : f32, index
  }
  linalg.fill ins(%s : f32) outs(%a : memref<f32>)
  return
}
func.func @t(%a: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %r = linalg.fill ins(%s : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
