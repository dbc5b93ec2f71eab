// RUN: --generate-runtime-verification
// REFERENCE: its conditions are false if a loop has no iteration, though nothing is accessed then
func.func @a(%a: memref<?x4xf32>, %b: memref<4x?xf32>, %c: memref<?x?xf32>, %f: f32) {
  linalg.matmul ins(%a, %b : memref<?x4xf32>, memref<4x?xf32>) outs(%c : memref<?x?xf32>) loc("l":1:1)
  linalg.fill ins(%f : f32) outs(%c : memref<?x?xf32>) loc("l":2:1)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (3 - d0, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<?x4xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } loc("l":3:1)
  return
}
func.func @empty(%a: memref<0xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%a : memref<0xf32>)
  return
}
