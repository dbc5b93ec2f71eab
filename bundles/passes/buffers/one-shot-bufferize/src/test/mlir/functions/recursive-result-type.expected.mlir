module {
  func.func @itself(%arg0: index, %arg1: f32) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %0 = call @itself(%arg0, %arg1) : (index, f32) -> memref<4xf32, strided<[?], offset: ?>>
    memref.store %arg1, %alloc[%arg0] : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %cast : memref<4xf32, strided<[?], offset: ?>>
  }
}

