module {
  func.func @func_on_tensors(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
    %1 = test.tensor_based in(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
    memref.copy %2, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
}

