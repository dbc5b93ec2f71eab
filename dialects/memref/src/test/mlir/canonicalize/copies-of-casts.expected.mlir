module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: memref<4xf32>, %arg4: memref<?xf32>, %arg5: memref<4x8xf32, strided<[?, 1], offset: ?>>, %arg6: memref<4x8xf32>) {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<?x4xf32>
    memref.copy %cast, %arg1 : memref<?x4xf32> to memref<?x4xf32>
    %cast_0 = memref.cast %arg2 : memref<*xf32> to memref<?x4xf32>
    memref.copy %cast_0, %arg1 : memref<?x4xf32> to memref<?x4xf32>
    %cast_1 = memref.cast %arg4 : memref<?xf32> to memref<4xf32>
    memref.copy %cast_1, %arg3 : memref<4xf32> to memref<4xf32>
    memref.copy %arg3, %arg4 : memref<4xf32> to memref<?xf32>
    %cast_2 = memref.cast %arg5 : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32>
    memref.copy %cast_2, %arg6 : memref<4x8xf32> to memref<4x8xf32>
    memref.copy %arg6, %cast_2 : memref<4x8xf32> to memref<4x8xf32>
    return
  }
}

