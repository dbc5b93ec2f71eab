module {
  func.func @self(%arg0: i1, %arg1: memref<5xf32>, %arg2: memref<5xf32>) {
    %alloc = memref.alloc() : memref<5xf32>
    call @self(%arg0, %arg1, %alloc) : (i1, memref<5xf32>, memref<5xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<5xf32>
    call @self(%arg0, %alloc, %alloc_0) : (i1, memref<5xf32>, memref<5xf32>) -> ()
    memref.copy %alloc_0, %arg2 : memref<5xf32> to memref<5xf32>
    return
  }
  func.func @even(%arg0: memref<5xf32>, %arg1: memref<5xf32>) {
    %alloc = memref.alloc() : memref<5xf32>
    call @odd(%arg0, %alloc) : (memref<5xf32>, memref<5xf32>) -> ()
    memref.copy %alloc, %arg1 : memref<5xf32> to memref<5xf32>
    return
  }
  func.func @odd(%arg0: memref<5xf32>, %arg1: memref<5xf32>) {
    %alloc = memref.alloc() : memref<5xf32>
    call @even(%arg0, %alloc) : (memref<5xf32>, memref<5xf32>) -> ()
    memref.copy %alloc, %arg1 : memref<5xf32> to memref<5xf32>
    return
  }
}

