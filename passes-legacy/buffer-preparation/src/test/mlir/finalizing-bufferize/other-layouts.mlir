// RUN: --finalizing-bufferize
// REFERENCE: only has buffers without a layout
func.func @layouts(%m: memref<4xf32>, %s: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[?], offset: ?>>
  %2 = bufferization.to_tensor %s : memref<4xf32, strided<[?], offset: ?>>
  %3 = bufferization.to_memref %2 : memref<4xf32, strided<[1], offset: ?>>
  "test.use"(%1, %3) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}
