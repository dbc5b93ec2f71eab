module {
  func.func @same(%arg0: memref<*xf32, 1>, %arg1: memref<4xf32>) {
    "test.use"(%arg0) : (memref<*xf32, 1>) -> ()
    return
  }
  func.func @cast(%arg0: memref<2x3xf32, strided<[3, 1]>>) {
    %cast = memref.cast %arg0 : memref<2x3xf32, strided<[3, 1]>> to memref<2x3xf32>
    "test.use"(%cast) : (memref<2x3xf32>) -> ()
    return
  }
  func.func @copy(%arg0: memref<?xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    "test.use"(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>) -> ()
    return
  }
  func.func @argument(%arg0: tensor<4xf32>) {
    %0 = bufferization.to_memref %arg0 : memref<4xf32>
    "test.use"() : () -> ()
    "test.use"(%0, %0) : (memref<4xf32>, memref<4xf32>) -> ()
    return
  }
}

