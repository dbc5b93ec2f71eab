module {
  func.func @newest(%arg0: tensor<4xf32>, %arg1: memref<*xf32>) {
    %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
    %1 = bufferization.to_buffer %arg0 read_only {x} : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %2 = bufferization.to_tensor %arg1 restrict writable {y} : memref<*xf32> to tensor<*xf32>
    %3 = bufferization.to_buffer %arg0 read_only : tensor<4xf32> to memref<4xf32>
    return
  }
}

