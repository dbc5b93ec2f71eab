module {
  func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (f32, memref<8xf32, strided<[?], offset: ?>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    %0 = call @write(%cast, %arg1, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, f32, index) -> memref<8xf32, strided<[?], offset: ?>>
    %1 = call @read(%arg0, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, index) -> f32
    return %1, %0 : f32, memref<8xf32, strided<[?], offset: ?>>
  }
  func.func private @write(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<8xf32, strided<[?], offset: ?>> {
    memref.store %arg1, %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
    return %arg0 : memref<8xf32, strided<[?], offset: ?>>
  }
  func.func private @read(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<8xf32, strided<[?], offset: ?>>
    return %0 : f32
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @layouts(%arg0: memref<8x8xf32, #map>, %arg1: memref<8x8xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
    %subview = memref.subview %arg1[2, 2] [4, 4] [1, 1] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %subview, %cast : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
  }
}

