module {
  func.func @f(%arg0: memref<2xf32>, %arg1: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, memref<*xf32>) {
    %cast = memref.cast %arg0 : memref<2xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg0 : memref<2xf32> to memref<2xf32>
    %cast_1 = memref.cast %arg1 : memref<?xf32> to memref<2xf32>
    %cast_2 = memref.cast %cast_1 : memref<2xf32> to memref<*xf32>
    return %cast_0, %cast_1, %cast_2 : memref<2xf32>, memref<2xf32>, memref<*xf32>
  }
}

