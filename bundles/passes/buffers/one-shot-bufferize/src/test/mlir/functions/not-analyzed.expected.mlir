module {
  func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (f32, memref<8xf32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    %0 = call @write(%cast, %arg1, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, f32, index) -> memref<8xf32>
    %1 = call @read(%arg0, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, index) -> f32
    %cast_0 = memref.cast %0 : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    return %1, %0 : f32, memref<8xf32>
  }
  func.func private @write(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    memref.store %arg1, %alloc[%arg2] : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    return %alloc : memref<8xf32>
  }
  func.func private @read(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<8xf32, strided<[?], offset: ?>>
    return %0 : f32
  }
}

