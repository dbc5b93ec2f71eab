module {
  func.func @offset(%arg0: memref<16x8xf32>) -> memref<2x3xf32, strided<[8, 1], offset: ?>> {
    %subview = memref.subview %arg0[4, 2] [2, 3] [1, 1] : memref<16x8xf32> to memref<2x3xf32, strided<[8, 1], offset: 34>>
    %cast = memref.cast %subview : memref<2x3xf32, strided<[8, 1], offset: 34>> to memref<2x3xf32, strided<[8, 1], offset: ?>>
    return %cast : memref<2x3xf32, strided<[8, 1], offset: ?>>
  }
  func.func @dropped(%arg0: memref<16x1x8xf32>) -> memref<3xf32, strided<[1], offset: ?>> {
    %subview = memref.subview %arg0[4, 0, 2] [1, 1, 3] [1, 1, 1] : memref<16x1x8xf32> to memref<3xf32, strided<[1], offset: 34>>
    %cast = memref.cast %subview : memref<3xf32, strided<[1], offset: 34>> to memref<3xf32, strided<[1], offset: ?>>
    return %cast : memref<3xf32, strided<[1], offset: ?>>
  }
}

