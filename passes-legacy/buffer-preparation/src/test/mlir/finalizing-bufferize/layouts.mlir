// RUN: --mlir-version=19.1 --finalizing-bufferize
// A buffer that comes back with the layout and memory space that it had is used itself.
func.func @same_layout(%m: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[?], offset: ?>>
  "test.use"(%1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @same_space(%m: memref<4xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  %1 = bufferization.to_memref %0 : memref<4xf32, 1>
  "test.use"(%1) : (memref<4xf32, 1>) -> ()
  return
}

// Two users, of which one needs a copy.
func.func @both(%m: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  %2 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>>
  "test.use"(%1, %2) : (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// A copy that is not used is not made.
func.func @unused(%m: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  return
}
