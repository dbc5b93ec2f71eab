module {
  func.func @unknown_offset_of_source(%arg0: memref<4xi32, strided<[1], offset: ?>>) -> memref<4xi32, strided<[1], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32, strided<[1], offset: ?>>
    return %reinterpret_cast : memref<4xi32, strided<[1], offset: ?>>
  }
}

