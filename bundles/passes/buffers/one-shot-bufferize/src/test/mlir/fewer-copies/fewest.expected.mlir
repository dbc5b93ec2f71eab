module {
  func.func @callee(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    memref.store %arg1, %alloc[%c0] : memref<8xf32>
    %0 = memref.load %arg0[%c1] : memref<8xf32, strided<[?], offset: ?>>
    %1 = memref.load %alloc[%c0] : memref<8xf32>
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32) -> (f32, f32, memref<8xf32, strided<[?], offset: ?>>) {
    %0 = call @callee(%arg0, %arg1) : (memref<8xf32, strided<[?], offset: ?>>, f32) -> f32
    %1 = call @callee(%arg0, %arg1) : (memref<8xf32, strided<[?], offset: ?>>, f32) -> f32
    return %0, %1, %arg0 : f32, f32, memref<8xf32, strided<[?], offset: ?>>
  }
}

