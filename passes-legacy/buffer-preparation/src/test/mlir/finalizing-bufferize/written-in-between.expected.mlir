module {
  func.func @fill(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    "test.fill"(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc_0 = memref.alloc(%dim) : memref<?xf32>
    memref.copy %cast, %alloc_0 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    "test.use"() : () -> ()
    "test.use"(%alloc_0) : (memref<?xf32>) -> ()
    return
  }
}

