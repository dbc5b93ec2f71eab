module {
  func.func @same_layout(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
    "test.use"(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @same_space(%arg0: memref<4xf32, 1>) {
    "test.use"(%arg0) : (memref<4xf32, 1>) -> ()
    return
  }
  func.func @both(%arg0: memref<?xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    "test.use"(%alloc, %arg0) : (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @unused(%arg0: memref<?xf32, strided<[?], offset: ?>>) {
    return
  }
}

