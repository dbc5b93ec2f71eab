module {
  func.func @callee(%arg0: memref<5xf32, strided<[?], offset: ?>, 1>, %arg1: memref<5xf32, 1>) {
    memref.copy %arg0, %arg1 : memref<5xf32, strided<[?], offset: ?>, 1> to memref<5xf32, 1>
    return
  }
  func.func @caller(%arg0: memref<5xf32, strided<[?], offset: ?>, 1>, %arg1: memref<5xf32, 1>) {
    %alloc = memref.alloc() : memref<5xf32, 1>
    call @callee(%arg0, %alloc) : (memref<5xf32, strided<[?], offset: ?>, 1>, memref<5xf32, 1>) -> ()
    %cast = memref.cast %alloc : memref<5xf32, 1> to memref<5xf32, strided<[?], offset: ?>, 1>
    "test.use"(%cast) : (memref<5xf32, strided<[?], offset: ?>, 1>) -> ()
    memref.copy %cast, %arg1 : memref<5xf32, strided<[?], offset: ?>, 1> to memref<5xf32, 1>
    return
  }
}

