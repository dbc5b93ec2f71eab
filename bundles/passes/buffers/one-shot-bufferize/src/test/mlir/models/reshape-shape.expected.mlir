module {
  func.func @written(%arg0: memref<20xf32, strided<[?], offset: ?>>, %arg1: memref<2xindex, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> (memref<4x5xf32>, index) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20xf32>
    memref.copy %arg0, %alloc : memref<20xf32, strided<[?], offset: ?>> to memref<20xf32>
    %reshape = memref.reshape %alloc(%arg1) : (memref<20xf32>, memref<2xindex, strided<[?], offset: ?>>) -> memref<4x5xf32>
    memref.store %arg3, %reshape[%arg2, %arg2] : memref<4x5xf32>
    %0 = memref.load %arg1[%arg2] : memref<2xindex, strided<[?], offset: ?>>
    %cast = memref.cast %reshape : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
    return %reshape, %0 : memref<4x5xf32>, index
  }
  func.func @read_later(%arg0: memref<20xf32, strided<[?], offset: ?>>, %arg1: memref<2xindex, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> (memref<4x5xf32>, f32) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20xf32>
    memref.copy %arg0, %alloc : memref<20xf32, strided<[?], offset: ?>> to memref<20xf32>
    %reshape = memref.reshape %alloc(%arg1) : (memref<20xf32>, memref<2xindex, strided<[?], offset: ?>>) -> memref<4x5xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %reshape, %alloc_0 : memref<4x5xf32> to memref<4x5xf32>
    memref.store %arg3, %alloc_0[%arg2, %arg2] : memref<4x5xf32>
    %0 = memref.load %arg0[%arg2] : memref<20xf32, strided<[?], offset: ?>>
    %cast = memref.cast %alloc_0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
    return %alloc_0, %0 : memref<4x5xf32>, f32
  }
}

