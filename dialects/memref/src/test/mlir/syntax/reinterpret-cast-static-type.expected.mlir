module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1, 1], strides: [2, 1] : memref<4xf32> to memref<2x?xf32, strided<[2, 1], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2, %arg1], strides: [%arg1, 1] : memref<4xf32> to memref<2x7xf32, strided<[2, 1], offset: 3>>
    return
  }
}

