module {
  func.func @f(%arg0: memref<2xf32>, %arg1: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, memref<*xf32>) {
    %cast = memref.cast %arg0 : memref<2xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg0 : memref<2xf32> to memref<2xf32>
    %cast_1 = memref.cast %arg1 : memref<?xf32> to memref<2xf32>
    %cast_2 = memref.cast %cast_1 : memref<2xf32> to memref<*xf32>
    return %cast_0, %cast_1, %cast_2 : memref<2xf32>, memref<2xf32>, memref<*xf32>
  }
  func.func @chain(%arg0: memref<4xi64>, %arg1: index) -> i64 {
    %cast = memref.cast %arg0 : memref<4xi64> to memref<?xi64>
    %cast_0 = memref.cast %cast : memref<?xi64> to memref<?xi64>
    %cast_1 = memref.cast %cast : memref<?xi64> to memref<?xi64>
    %0 = memref.load %cast_1[%arg1] : memref<?xi64>
    return %0 : i64
  }
}

