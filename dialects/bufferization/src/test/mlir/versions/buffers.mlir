// RUN:

// The spelling of MLIR 22.
func.func @newest(%t: tensor<4xf32>, %m: memref<*xf32>) {
  %a = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %b = bufferization.to_buffer %t read_only {x} : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %c = bufferization.to_tensor %m restrict writable {y} : memref<*xf32> to tensor<*xf32>
  %d = "bufferization.to_buffer"(%t) <{read_only}> : (tensor<4xf32>) -> memref<4xf32>
  return
}
