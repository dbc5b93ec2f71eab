module {
  func.func @itself(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> memref<4xf32, strided<[?], offset: ?>> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : memref<4xf32, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    memref.store %arg3, %arg1[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    %0 = call @itself(%arg0, %arg1, %arg2, %arg3) : (i1, memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
    return %0 : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %0 = call @itself(%arg0, %cast, %arg2, %arg3) : (i1, memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
    %1 = memref.load %arg1[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
  }
}

// -----
module {
  func.func @a(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %0 = call @b(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @b(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %0 = call @c(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @c(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %0 = call @a(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @d(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %0 = call @a(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %1 = call @b(%cast_1) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
}

