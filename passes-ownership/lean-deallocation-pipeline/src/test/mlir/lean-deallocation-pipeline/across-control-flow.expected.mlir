module {
  func.func @f(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    scf.if %arg0 {
      memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
      memref.dealloc %alloc : memref<4xf32>
    } else {
      memref.dealloc %alloc : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<8xf32>
      %subview = memref.subview %alloc_0[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
      memref.copy %subview, %arg1 : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
      memref.dealloc %alloc_0 : memref<8xf32>
    }
    return
  }
}

