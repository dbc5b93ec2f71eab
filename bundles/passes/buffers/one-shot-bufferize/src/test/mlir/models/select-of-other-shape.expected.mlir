module {
  func.func private @returns_dynamic_buffer(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
    %cast = memref.cast %arg0 : memref<8xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %cast : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @select(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: memref<8xf32, strided<[?], offset: ?>>, %arg2: i1) -> memref<?xf32, strided<[?], offset: ?>> {
    %0 = call @returns_dynamic_buffer(%arg0) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
    %cast = memref.cast %arg1 : memref<8xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %1 = arith.select %arg2, %0, %cast : memref<?xf32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %1 : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[?], offset: ?>>
    return %1 : memref<?xf32, strided<[?], offset: ?>>
  }
}

