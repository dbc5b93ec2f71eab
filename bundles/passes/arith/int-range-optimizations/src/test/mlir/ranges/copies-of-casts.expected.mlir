module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<4x4xf32>, %arg2: memref<?x4xf32>, %arg3: memref<*xf32>, %arg4: memref<0x4xf32>) {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<?x4xf32>
    memref.copy %cast, %arg2 : memref<?x4xf32> to memref<?x4xf32>
    memref.copy %arg1, %arg2 : memref<4x4xf32> to memref<?x4xf32>
    memref.copy %arg2, %arg1 : memref<?x4xf32> to memref<4x4xf32>
    %cast_0 = memref.cast %arg3 : memref<*xf32> to memref<?x4xf32>
    memref.copy %cast_0, %arg2 : memref<?x4xf32> to memref<?x4xf32>
    %cast_1 = memref.cast %arg2 : memref<?x4xf32> to memref<*xf32>
    memref.copy %cast_1, %arg2 : memref<*xf32> to memref<?x4xf32>
    %cast_2 = memref.cast %arg0 : memref<?x?xf32> to memref<0x4xf32>
    memref.copy %cast_2, %arg4 : memref<0x4xf32> to memref<0x4xf32>
    memref.copy %arg2, %arg4 : memref<?x4xf32> to memref<0x4xf32>
    return
  }
}

