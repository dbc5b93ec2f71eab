// RUN: --mlir-version=19.1 --finalizing-bufferize
// The buffer takes the place of the tensor between. It is cast or copied where the types differ.
func.func @same(%m: memref<*xf32, 1>, %unused: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32, 1>
  %1 = bufferization.to_tensor %unused : memref<4xf32>
  %2 = bufferization.to_memref %0 : memref<*xf32, 1>
  "test.use"(%2) : (memref<*xf32, 1>) -> ()
  return
}

func.func @cast(%m: memref<2x3xf32, strided<[3, 1]>>) {
  %0 = bufferization.to_tensor %m : memref<2x3xf32, strided<[3, 1]>>
  %1 = bufferization.to_memref %0 : memref<2x3xf32>
  "test.use"(%1) : (memref<2x3xf32>) -> ()
  return
}

func.func @copy(%m: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  %2 = bufferization.to_memref %0 : memref<?xf32>
  "test.use"(%1, %2) : (memref<?xf32>, memref<?xf32>) -> ()
  return
}

// Tensors that are arguments of blocks stay.
func.func @argument(%t: tensor<4xf32>) {
  "test.use"() : () -> ()
  %0 = bufferization.to_memref %t : memref<4xf32>
  %1 = bufferization.to_memref %t read_only : memref<4xf32>
  "test.use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
