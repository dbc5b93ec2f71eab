module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, f32) {
    %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    memref.store %arg1, %alloc[%arg2] : memref<?xf32>
    %1 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3 = bufferization.to_buffer %2 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %4 = bufferization.to_buffer %2 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %5 = memref.load %4[%arg2] : memref<?xf32, strided<[?], offset: ?>>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %3, %c0_0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %3, %alloc_2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    memref.store %arg1, %alloc_2[%arg2] : memref<?xf32>
    %6 = bufferization.to_tensor %alloc_2 : memref<?xf32> to tensor<?xf32>
    return %6, %5 : tensor<?xf32>, f32
  }
}

