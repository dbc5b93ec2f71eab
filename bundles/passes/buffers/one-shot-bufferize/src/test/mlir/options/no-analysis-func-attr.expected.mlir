module {
  func.func @not_analyzed(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32> attributes {test.road = "copies"} {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    memref.store %arg1, %alloc[%arg2] : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %alloc : memref<4xf32>
  }
  func.func @analyzed(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> attributes {test.road = "other"} {
    memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
}

