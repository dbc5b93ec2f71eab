module {
  func.func @same(%arg0: memref<2xf32>) -> memref<2xf32> {
    return %arg0 : memref<2xf32>
  }
  func.func @cast(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @copy(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @space(%arg0: memref<?xf32>) -> memref<?xf32, 1> {
    %0 = bufferization.to_tensor %arg0 : memref<?xf32>
    %1 = bufferization.to_memref %0 : memref<?xf32, 1>
    return %1 : memref<?xf32, 1>
  }
  func.func @tensor(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}

