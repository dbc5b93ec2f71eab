module {
  func.func @f(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    memref.copy %alloc_0, %alloc_1 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.copy %alloc_1, %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc_1 : memref<4xf32>
    return
  }
  module {
    func.func @nested(%arg0: memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
      memref.dealloc %alloc : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %alloc_0, %arg0 : memref<4xf32> to memref<4xf32>
      memref.dealloc %alloc_0 : memref<4xf32>
      return
    }
  }
}

