module {
  func.func @constants(%arg0: memref<4x8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[2, 0, %arg1] [2, 1, %arg1] [%c2, 1, %c2] : memref<4x8x16xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
    %cast = memref.cast %subview : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
}

