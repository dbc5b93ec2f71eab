// RUN: --mlir-version=19.1 --generate-runtime-verification
// REFERENCE: the messages show the operations as MLIR 22 has them.
// The first and last index of each dimension is in bounds; sizes agree with the iterations.
func.func @a(%a: memref<4x4xf32>, %b: memref<4x5xf32>, %c: memref<4x5xf32>, %d: memref<2x4xf32>, %f: f32) {
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>) loc("l":1:1)
  linalg.fill ins(%f : f32) outs(%c : memref<4x5xf32>) loc("l":2:1)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (3 - d0, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x4xf32>) outs(%d : memref<2x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } loc("l":3:1)
  return
}
