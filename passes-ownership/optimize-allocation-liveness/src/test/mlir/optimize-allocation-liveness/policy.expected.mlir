module attributes {mortise.policies = [{memory_space = 2 : i64, owner = "program"}]} {
  func.func @f(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32, 2>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32, 2>
    memref.copy %arg0, %alloc_0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32, 2>
    return
  }
}

