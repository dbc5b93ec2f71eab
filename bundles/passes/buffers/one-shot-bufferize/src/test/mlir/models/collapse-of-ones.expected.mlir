module {
  func.func @leading(%arg0: memref<1x11x100xf32, strided<[?, ?, ?], offset: ?>>) -> memref<11x100xf32, strided<[?, ?], offset: ?>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<1x11x100xf32, strided<[?, ?, ?], offset: ?>> into memref<11x100xf32, strided<[?, ?], offset: ?>>
    return %collapse_shape : memref<11x100xf32, strided<[?, ?], offset: ?>>
  }
  func.func @trailing(%arg0: memref<11x1x100xf32, strided<[?, ?, ?], offset: ?>>) -> memref<11x100xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<11x1x100xf32>
    memref.copy %arg0, %alloc : memref<11x1x100xf32, strided<[?, ?, ?], offset: ?>> to memref<11x1x100xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0, 1], [2]] : memref<11x1x100xf32> into memref<11x100xf32>
    %cast = memref.cast %collapse_shape : memref<11x100xf32> to memref<11x100xf32, strided<[?, ?], offset: ?>>
    return %collapse_shape : memref<11x100xf32>
  }
  func.func @only_ones(%arg0: memref<1x1x1xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1xf32, strided<[?], offset: ?>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<1x1x1xf32, strided<[?, ?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
    return %collapse_shape : memref<1xf32, strided<[?], offset: ?>>
  }
  func.func @dynamic_after_ones(%arg0: memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
    return %collapse_shape : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @column() -> memref<5xf32, strided<[20], offset: 22>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20x20xf32>
    %subview = memref.subview %alloc[1, 2] [5, 1] [1, 2] : memref<20x20xf32> to memref<5x1xf32, strided<[20, 2], offset: 22>>
    %collapse_shape = memref.collapse_shape %subview [[0, 1]] : memref<5x1xf32, strided<[20, 2], offset: 22>> into memref<5xf32, strided<[20], offset: 22>>
    %cast = memref.cast %collapse_shape : memref<5xf32, strided<[20], offset: 22>> to memref<5xf32, strided<[?], offset: ?>>
    return %collapse_shape : memref<5xf32, strided<[20], offset: 22>>
  }
  func.func @one_in_between(%arg0: memref<4x1x2xf32, strided<[8, 5, 4]>>) -> memref<8xf32, strided<[4]>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<4x1x2xf32, strided<[8, 5, 4]>> into memref<8xf32, strided<[4]>>
    %cast = memref.cast %collapse_shape : memref<8xf32, strided<[4]>> to memref<8xf32, strided<[?], offset: ?>>
    return %collapse_shape : memref<8xf32, strided<[4]>>
  }
}

