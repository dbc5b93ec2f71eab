// RUN: --finalizing-bufferize
// REFERENCE: copies right behind the cast, before the buffer is filled
func.func @fill(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %w = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  "test.fill"(%w) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  %0 = bufferization.to_tensor %w : memref<?xf32, strided<[?], offset: ?>>
  "test.use"() : () -> ()
  %1 = bufferization.to_memref %0 : memref<?xf32>
  "test.use"(%1) : (memref<?xf32>) -> ()
  return
}
