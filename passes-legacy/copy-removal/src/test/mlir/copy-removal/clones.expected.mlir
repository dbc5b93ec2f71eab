module {
  func.func @clone(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @chain(%arg0: memref<2xf32>) -> memref<2xf32> {
    %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
    return %0 : memref<2xf32>
  }
}

