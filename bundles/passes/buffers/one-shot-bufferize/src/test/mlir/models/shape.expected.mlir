module {
  func.func @assuming(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: !shape.witness, %arg2: f32, %arg3: index) -> (memref<?xf32, strided<[?], offset: ?>>, i1) {
    %true = arith.constant true
    %0:2 = shape.assuming %arg1 -> (memref<?xf32, strided<[?], offset: ?>>, i1) {
      memref.store %arg2, %arg0[%arg3] : memref<?xf32, strided<[?], offset: ?>>
      shape.assuming_yield %arg0, %true : memref<?xf32, strided<[?], offset: ?>>, i1
    }
    return %0#0, %0#1 : memref<?xf32, strided<[?], offset: ?>>, i1
  }
}

// -----
module {
  func.func @assuming(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: !shape.witness, %arg2: f32, %arg3: index) -> (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
    %0 = shape.assuming %arg1 -> (memref<?xf32>) {
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
      %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
      memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
      memref.store %arg2, %alloc[%arg3] : memref<?xf32>
      shape.assuming_yield %alloc : memref<?xf32>
    }
    %cast = memref.cast %0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %0, %arg0 : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
  }
}

