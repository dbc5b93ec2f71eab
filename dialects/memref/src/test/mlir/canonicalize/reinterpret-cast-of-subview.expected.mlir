module {
  func.func @no_offset(%arg0: memref<4xi32>) -> memref<4xi32> {
    return %arg0 : memref<4xi32>
  }
  func.func @source_is_subview_at_start(%arg0: memref<8xi32>) -> memref<2xi32> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2], strides: [1] : memref<8xi32> to memref<2xi32>
    return %reinterpret_cast : memref<2xi32>
  }
  func.func @source_is_subview_with_offset(%arg0: memref<8x8xi32>) -> memref<2xi32> {
    %subview = memref.subview %arg0[0, 1] [1, 4] [1, 1] : memref<8x8xi32> to memref<4xi32, strided<[1], offset: 1>>
    %reinterpret_cast = memref.reinterpret_cast %subview to offset: [0], sizes: [2], strides: [1] : memref<4xi32, strided<[1], offset: 1>> to memref<2xi32>
    return %reinterpret_cast : memref<2xi32>
  }
}

