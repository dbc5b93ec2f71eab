// RUN: --mlir-version=19.1 --canonicalize
// There and back is a cast, or a copy where the layouts might differ; not across memory spaces.
func.func @same(%m: memref<2xf32>) -> memref<2xf32> {
  %t = bufferization.to_tensor %m : memref<2xf32>
  %r = bufferization.to_memref %t : memref<2xf32>
  return %r : memref<2xf32>
}
func.func @cast(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %t = bufferization.to_tensor %m : memref<?xf32>
  %r = bufferization.to_memref %t : memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}
func.func @copy(%m: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32> {
  %t = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>>
  %r = bufferization.to_memref %t : memref<?xf32>
  return %r : memref<?xf32>
}
func.func @space(%m: memref<?xf32>) -> memref<?xf32, 1> {
  %t = bufferization.to_tensor %m : memref<?xf32>
  %r = bufferization.to_memref %t : memref<?xf32, 1>
  return %r : memref<?xf32, 1>
}
func.func @tensor(%t: tensor<2xf32>) -> tensor<2xf32> {
  %m = bufferization.to_memref %t : memref<2xf32>
  %r = bufferization.to_tensor %m : memref<2xf32>
  return %r : tensor<2xf32>
}
