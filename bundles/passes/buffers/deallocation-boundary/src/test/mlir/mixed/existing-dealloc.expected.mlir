module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    memref.store %arg1, %alloc[%c0] : memref<?xf32>
    memref.store %arg1, %alloc_0[%c0] : memref<?xf32>
    %0 = memref.load %alloc[%arg0] : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %1 = memref.load %alloc_0[%c0] : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    %2 = arith.addf %1, %0 : f32
    return %2 : f32
  }
}

