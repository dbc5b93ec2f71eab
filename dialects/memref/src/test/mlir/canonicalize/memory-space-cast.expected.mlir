module {
  func.func @ms(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4x4xf32, strided<[1, 4]>>) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 2>
    %alloc = memref.alloc() : memref<4x4xf32>
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
    return %arg0, %memspacecast, %arg0, %transpose : memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4x4xf32, strided<[1, 4]>>
  }
}

