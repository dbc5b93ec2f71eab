module {
  func.func @rc(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
    %c4 = arith.constant 4 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c4], sizes: [%arg1], strides: [%c4] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [%c4], sizes: [%arg1], strides: [%arg1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1], strides: [%arg1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %reinterpret_cast, %reinterpret_cast_0, %reinterpret_cast_1, %arg0 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
  }
}

