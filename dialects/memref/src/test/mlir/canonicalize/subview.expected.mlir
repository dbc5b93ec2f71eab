module {
  func.func @s(%arg0: memref<8x?xf32>, %arg1: index, %arg2: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, memref<8x8xf32, strided<[8, 1]>>, index, memref<?xf32, strided<[?], offset: ?>>) {
    %c4 = arith.constant 4 : index
    %subview = memref.subview %arg0[0, %arg1] [4, %arg1] [1, 1] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %cast = memref.cast %subview : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() : memref<8x8xf32>
    %cast_0 = memref.cast %alloc : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    %subview_1 = memref.subview %arg0[0, %arg1] [1, %arg2] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %subview_2 = memref.subview %subview_1[%arg1] [%arg2] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    %cast_3 = memref.cast %subview_2 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast, %c4, %arg1, %cast_0, %arg2, %cast_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, memref<8x8xf32, strided<[8, 1]>>, index, memref<?xf32, strided<[?], offset: ?>>
  }
}

