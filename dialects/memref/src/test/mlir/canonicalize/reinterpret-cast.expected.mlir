module {
  func.func @rc(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [%arg1], strides: [4] : memref<?xf32> to memref<?xf32, strided<[4], offset: 4>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[4], offset: 4>> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [4], sizes: [%arg1], strides: [%arg1] : memref<?xf32> to memref<?xf32, strided<[?], offset: 4>>
    %cast_1 = memref.cast %reinterpret_cast_0 : memref<?xf32, strided<[?], offset: 4>> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1], strides: [%arg1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %cast, %cast_1, %reinterpret_cast_2, %arg0 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
  }
}

