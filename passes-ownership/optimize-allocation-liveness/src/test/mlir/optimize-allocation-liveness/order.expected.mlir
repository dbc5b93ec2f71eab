module {
  func.func @order(%arg0: index, %arg1: f32) -> f32 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
    %alloc_2 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %alloc_2, %alloc_0 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc_2 : memref<?xf32>
    memref.copy %alloc_0, %alloc_1 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc_1 : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    %0 = arith.addf %arg1, %arg1 : f32
    memref.dealloc %alloc : memref<?xf32>
    return %0 : f32
  }
}

