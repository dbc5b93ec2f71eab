module {
  func.func @layouts(%arg0: memref<4xf32>, %arg1: memref<4xf32, strided<[?], offset: ?>>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast_0 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    "test.use"(%cast, %cast_0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) -> ()
    return
  }
}

