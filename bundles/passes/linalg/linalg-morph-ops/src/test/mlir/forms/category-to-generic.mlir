// RUN: --linalg-morph-ops=category-to-generic
// All operations that have a generic form are converted, whatever form they have.
func.func @f(%a: memref<6x6xf32>, %v: memref<6xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %v : memref<6x6xf32>, memref<6xf32>) outs(%a : memref<6x6xf32>)
  linalg.add ins(%v, %v : memref<6xf32>, memref<6xf32>) outs(%v : memref<6xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %a : memref<6x6xf32>, memref<6x6xf32>) outs(%a : memref<6x6xf32>)
  linalg.softmax dimension(0) ins(%v : memref<6xf32>) outs(%v : memref<6xf32>)
  return
}
