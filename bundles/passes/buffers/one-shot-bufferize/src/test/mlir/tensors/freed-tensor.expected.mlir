module {
  func.func @buffers(%arg0: memref<?xf32, 3>, %arg1: f32, %arg2: index) -> (memref<?xf32, 3>, memref<?xf32, strided<[?], offset: ?>>) {
    memref.store %arg1, %arg0[%arg2] : memref<?xf32, 3>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, 3>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32, 3>
    memref.copy %arg0, %alloc : memref<?xf32, 3> to memref<?xf32, 3>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg0, %c0_0 : memref<?xf32, 3>
    %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32, 3>
    memref.copy %arg0, %alloc_2 : memref<?xf32, 3> to memref<?xf32, 3>
    %0 = bufferization.to_tensor %alloc_2 : memref<?xf32, 3>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 5>
    memref.store %arg1, %alloc_3[%arg2] : memref<4xf32, 5>
    memref.dealloc %alloc_3 : memref<4xf32, 5>
    %1 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>>
    return %alloc, %1 : memref<?xf32, 3>, memref<?xf32, strided<[?], offset: ?>>
  }
}

