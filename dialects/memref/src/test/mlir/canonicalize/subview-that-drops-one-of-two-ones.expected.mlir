module {
  func.func @known_size(%arg0: memref<?x?x?xf32, strided<[?, 3, 1]>>, %arg1: index) -> memref<?x?xf32, strided<[3, ?], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg1, %arg1] [1, 2, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, 3, 1]>> to memref<2x1xf32, strided<[3, 1], offset: ?>>
    %cast = memref.cast %subview : memref<2x1xf32, strided<[3, 1], offset: ?>> to memref<?x?xf32, strided<[3, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[3, ?], offset: ?>>
  }
}

