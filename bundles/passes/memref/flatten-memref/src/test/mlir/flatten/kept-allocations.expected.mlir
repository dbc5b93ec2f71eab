module {
  func.func @f(%arg0: index) -> (memref<4x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<4x8xf32, strided<[10, 2]>>) {
    %alloc = memref.alloc(%arg0) : memref<4x?xf32>
    %alloc_0 = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 3>>
    %alloc_1 = memref.alloc() : memref<4x8xf32, strided<[10, 2]>>
    return %alloc, %alloc_0, %alloc_1 : memref<4x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<4x8xf32, strided<[10, 2]>>
  }
}

