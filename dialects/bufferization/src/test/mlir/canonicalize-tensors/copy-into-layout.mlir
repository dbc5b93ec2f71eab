// RUN: --mlir-version=19.1 --canonicalize
// Where a cast might fail, a copy is made in the layout that is wanted.
func.func @offset(%m: memref<?xi8, strided<[1], offset: ?>>) -> memref<?xi8, strided<[1], offset: 3>> {
  %0 = bufferization.to_tensor %m : memref<?xi8, strided<[1], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<?xi8, strided<[1], offset: 3>>
  return %1 : memref<?xi8, strided<[1], offset: 3>>
}
func.func @order(%m: memref<2x4xi8>) -> memref<2x4xi8, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = bufferization.to_tensor %m : memref<2x4xi8>
  %1 = bufferization.to_memref %0 : memref<2x4xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : memref<2x4xi8, affine_map<(d0, d1) -> (d1, d0)>>
}
