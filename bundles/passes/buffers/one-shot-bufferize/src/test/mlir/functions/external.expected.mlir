module {
  func.func private @external(memref<4xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[?], offset: ?>>, i1) -> (memref<4xf32, strided<[?], offset: ?>>, i1, memref<*xf32>)
  func.func private @allocate() -> memref<8xf32, strided<[?], offset: ?>>
  func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<2xf32, strided<[?], offset: ?>>, %arg2: i1) -> (memref<4xf32, strided<[?], offset: ?>>, memref<8xf32, strided<[?], offset: ?>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
    memref.copy %arg1, %alloc_0 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %cast_1 = memref.cast %alloc_0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
    %0:3 = call @external(%cast, %cast_1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[?], offset: ?>>, i1) -> (memref<4xf32, strided<[?], offset: ?>>, i1, memref<*xf32>)
    %1 = call @allocate() : () -> memref<8xf32, strided<[?], offset: ?>>
    return %0#0, %1 : memref<4xf32, strided<[?], offset: ?>>, memref<8xf32, strided<[?], offset: ?>>
  }
}

