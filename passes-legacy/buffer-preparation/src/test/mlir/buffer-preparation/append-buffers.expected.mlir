module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: memref<5xf32>, %arg2: memref<5xf32>, %arg3: memref<5xf32>) {
    memref.copy %arg0, %arg2 : memref<5xf32> to memref<5xf32>
    memref.copy %arg1, %arg3 : memref<5xf32> to memref<5xf32>
    return
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: memref<5xf32>, %arg2: memref<5xf32>) {
    %alloc = memref.alloc() : memref<5xf32>
    %alloc_0 = memref.alloc() : memref<5xf32>
    call @callee(%arg0, %arg1, %alloc, %alloc_0) : (memref<5xf32>, memref<5xf32>, memref<5xf32>, memref<5xf32>) -> ()
    memref.copy %alloc, %arg2 : memref<5xf32> to memref<5xf32>
    return
  }
}

