module {
  func.func @materialize(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    memref.copy %arg0, %arg2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    memref.copy %arg0, %arg1 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %arg1 : memref<?xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @read_only(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    memref.store %arg1, %alloc[%arg2] : memref<?xf32>
    %0 = memref.load %alloc[%arg2] : memref<?xf32>
    return %0 : f32
  }
}

// -----
module {
  func.func @casts(%arg0: memref<4xi32, strided<[?], offset: ?>>, %arg1: index) -> index {
    %0 = arith.index_cast %arg0 : memref<4xi32, strided<[?], offset: ?>> to memref<4xindex, strided<[?], offset: ?>>
    %1 = memref.load %0[%arg1] : memref<4xindex, strided<[?], offset: ?>>
    return %1 : index
  }
}

